import { expect, test } from 'vitest';
import { ICONS } from './icons';

test('a drop is not cut off at its bottom', () => {
	const [, falls, radius] = /M12 2q\d+ \d+ \d+ (\d+)a(\d+) /.exec(ICONS.drop)!.map(Number);
	const [top, halfStroke, frame] = [2, 1, 24];
	expect(top + falls! + radius! + halfStroke).toBeLessThanOrEqual(frame);
});
