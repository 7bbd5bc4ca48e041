import { expect, test } from 'vitest';
import { pathOfPicture, routeOf } from './routes';

test.each([
	['/', '', { page: 'home' }],
	['/tv', '', { page: 'new_screen' }],
	['/house', '', { page: 'house' }],
	['/meet', '', { page: 'meet', game: null }],
	['/meet', '#game=moons', { page: 'meet', game: 'moons' }],
	['/album/4f', '', { page: 'album', link: '4f' }],
	['/party', '', { page: 'party', room: null }],
	['/party/bcdf', '', { page: 'party', room: 'BCDF' }],
	['/circle', '', { page: 'circle', key: null, id: null }],
	['/circle', '#key=abc_1', { page: 'circle', key: 'abc_1', id: null }],
	['/circle', '#id=4f', { page: 'circle', key: null, id: '4f' }],
	['/deck', '#table=BCDF', { page: 'deck', name: null, table: 'BCDF' }],
	['/deck/k3v9x2m7q4t8w1z5-60', '', { page: 'deck', name: 'k3v9x2m7q4t8w1z5-60', table: null }],
	['/bcdf', '', { page: 'table', code: 'BCDF', key: null, tv: null, watch: false }],
	['/BCDF', '#key=abc_1', { page: 'table', code: 'BCDF', key: 'abc_1', tv: null, watch: false }],
	['/BCDF', '#tv=GHJKLM', { page: 'table', code: 'BCDF', key: null, tv: 'GHJKLM', watch: false }],
	['/BCDF/watch', '', { page: 'table', code: 'BCDF', key: null, tv: null, watch: true }],
	['/embed/bcdf', '', { page: 'table', code: 'BCDF', key: null, tv: null, watch: false }],
	['/embed/BCDF', '#watch', { page: 'table', code: 'BCDF', key: null, tv: null, watch: true }],
	['/embed/BCDF', '#left', { page: 'left', code: 'BCDF' }],
	['/BCDF/tv', '', { page: 'screen', code: 'BCDF', stream: null }],
	[
		'/BCDF/tv',
		'#stream=k-1',
		{ page: 'screen', code: 'BCDF', stream: { key: 'k-1', names: true, paper: true } },
	],
])('%s%s', (path, hash, route) => {
	expect(routeOf(path, hash)).toEqual(route);
});

test.each([true, false])('a picture for a stream is found by its address (%s)', (shown) => {
	const picture = { key: 'k_1-2', names: shown, paper: !shown };
	const [path, hash] = pathOfPicture('BCDF', picture).split('#');
	expect(routeOf(path!, `#${hash}`)).toEqual({ page: 'screen', code: 'BCDF', stream: picture });
});
