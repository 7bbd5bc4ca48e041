import { expect, test } from 'vitest';
import { routeOf } from './routes';

test.each([
	['/', '', { page: 'home' }],
	['/tv', '', { page: 'screen_code' }],
	['/bcdf', '', { page: 'table', code: 'BCDF', key: null }],
	['/BCDF', '#key=abc_1', { page: 'table', code: 'BCDF', key: 'abc_1' }],
	['/BCDF/tv', '', { page: 'screen', code: 'BCDF' }],
])('%s%s', (path, hash, route) => {
	expect(routeOf(path, hash)).toEqual(route);
});
