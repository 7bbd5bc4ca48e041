import { expect, test } from 'vitest';
import { routeOf } from './routes';

test.each([
	['/', '', { page: 'home' }],
	['/tv', '', { page: 'screen_code' }],
	['/tv/bcdfgh', '', { page: 'pair', letters: 'BCDFGH' }],
	['/bcdf', '', { page: 'table', code: 'BCDF', key: null, watch: false }],
	['/BCDF', '#key=abc_1', { page: 'table', code: 'BCDF', key: 'abc_1', watch: false }],
	['/BCDF/watch', '', { page: 'table', code: 'BCDF', key: null, watch: true }],
	['/BCDF/tv', '', { page: 'screen', code: 'BCDF' }],
])('%s%s', (path, hash, route) => {
	expect(routeOf(path, hash)).toEqual(route);
});
