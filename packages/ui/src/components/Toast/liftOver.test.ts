import { expect, test } from 'vitest';
import { liftOver } from './useClearOfActions.ts';

const toast = { top: 700, bottom: 740, left: 20, right: 340 };
const action = (top: number, bottom: number, left = 20) => ({ top, bottom, left, right: left + 320 });

test.each([
  ['no action', [], 0],
  ['an action far above', [action(300, 348)], 0],
  ['an action that it would cover', [action(690, 738)], 58],
  ['an action that it would touch', [action(742, 790)], 6],
  ['two actions, one above the other', [action(690, 738), action(630, 680)], 118],
  ['an action beside it', [action(690, 738, 400)], 0],
  ['actions up to the upper end', [action(0, 800)], 692],
])('a toast on a screen with %s moves up until it covers no action', (_, actions, lift) => {
  expect(liftOver(toast, actions)).toBe(lift);
});
