import { expect, test } from 'vitest';
import { routeOf } from './routes';

test.each([
	['/', '', { page: 'home' }],
	['/tv', '', { page: 'new_screen' }],
	['/house', '', { page: 'house' }],
	['/album/4f', '', { page: 'album', link: '4f' }],
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
	['/BCDF/tv', '', { page: 'screen', code: 'BCDF' }],
])('%s%s', (path, hash, route) => {
	expect(routeOf(path, hash)).toEqual(route);
});
