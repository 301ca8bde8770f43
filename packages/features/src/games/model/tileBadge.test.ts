import { expect, test } from 'vitest';
import { badgeOf, distinguishing } from './tileBadge.ts';

const game = (marks: Partial<Parameters<typeof badgeOf>[0]> = {}) => ({
  isHot: false,
  isNew: false,
  isLive: false,
  ...marks,
});
const list = (count: number, marks: Parameters<typeof game>[0]) => Array.from({ length: count }, () => game(marks));

test('the badge that describes the list itself is not shown, even if few games have it', () => {
  expect(distinguishing([game({ isHot: true }), ...list(9, {})], 'hot')).not.toContain('hot');
});

test('a badge that more than a third of the games have is not shown', () => {
  expect(distinguishing([...list(4, { isNew: true }), ...list(8, {})], undefined)).toContain('new');
  expect(distinguishing([...list(5, { isNew: true }), ...list(7, {})], undefined)).not.toContain('new');
});

test('in a short list one game may have a badge', () => {
  expect(distinguishing([game({ isLive: true }), game()], undefined)).toContain('live');
  expect(distinguishing(list(2, { isLive: true }), undefined)).not.toContain('live');
});

test('a game shows the most important of the badges that its list allows', () => {
  const all = game({ isHot: true, isNew: true, isLive: true });
  expect(badgeOf(all, ['live', 'new', 'hot'])).toBe('live');
  expect(badgeOf(all, ['hot'])).toBe('hot');
  expect(badgeOf(all, [])).toBeUndefined();
  expect(badgeOf(game(), ['live', 'new', 'hot'])).toBeUndefined();
});

test('jackpot is between live and new; maintenance is first, even if many games have it', () => {
  const all = game({ isHot: true, isNew: true, isLive: true, isJackpot: true, isInMaintenance: true });
  expect(badgeOf(all, ['live', 'jackpot', 'new', 'hot'])).toBe('live');
  expect(badgeOf(all, ['jackpot', 'new', 'hot'])).toBe('jackpot');
  const shown = distinguishing(list(12, { isInMaintenance: true, isHot: true }), undefined);
  expect(shown).toEqual(['maintenance', 'live', 'jackpot', 'new']);
  expect(badgeOf(all, shown)).toBe('maintenance');
});
