import { expect, test } from 'vitest';
import type { FairRandom } from '../../crypto/fairRandom.ts';
import { wheelOrder } from '../../art/index.ts';
import { fishPays } from './fish.ts';
import { numbersPays } from './numbers.ts';
import { roundRules } from './roundRules.ts';

/** A random source that returns the numbers of the test in order. */
const scripted = (...answers: number[]): FairRandom => ({
  below: () => answers.shift()!,
  draw: (list) => list.slice(0, 5),
});
const range = (length: number) => Array.from({ length }, (_, index) => index);
const mean = (values: readonly number[]) =>
  Number((values.reduce((sum, value) => sum + value, 0) / values.length / 100).toFixed(4));
const none = scripted();

test('reels return 94.9 % over all 216 stops', () => {
  const all = range(216).map(
    (value) =>
      roundRules.reels.play(scripted(value % 6, Math.floor(value / 6) % 6, Math.floor(value / 36)), undefined, none)
        .pays,
  );
  expect(mean(all)).toBe(0.9491);
  expect(roundRules.reels.play(scripted(0, 0, 0), undefined, none)).toEqual({
    pays: 4_000,
    outcome: { stops: [0, 0, 0] },
  });
  expect(roundRules.reels.play(scripted(1, 2, 1), undefined, none).pays).toBe(0);
});

test.each(fishPays.map((pays, target) => [target, pays]))('fish %i returns 95 %', (target, pays) => {
  const all = range(pays).map((chance) => roundRules.fish.play(scripted(chance), target, none).pays);
  expect(mean(all)).toBe(0.95);
});

test('cards return 94 to 95 % for every open card and either guess', () => {
  for (const open of range(9))
    for (const guess of ['higher', 'lower']) {
      const all = range(13).map((rank) => roundRules.cards.play(scripted(rank, 0), guess, scripted(open, 0)).pays);
      expect(mean(all)).toBeGreaterThan(0.94);
      expect(mean(all)).toBeLessThanOrEqual(0.95);
    }
  expect(roundRules.cards.deal!(scripted(0, 3))).toEqual({
    card: { rank: 2, suit: 3 },
    pays: { higher: 113, lower: 567 },
  });
  expect(roundRules.cards.play(scripted(2, 1), 'lower', scripted(0, 3)).pays).toBe(100);
});

test.each(range(6))('a penalty into corner %i returns 95.25 %', (corner) => {
  const all = range(12).map(
    (value) => roundRules.penalty.play(scripted(value % 6, Math.floor(value / 6)), corner, none).pays,
  );
  expect(mean(all)).toBe(0.9525);
});

test('five of twenty return 97.4 %, computed from the number of combinations', () => {
  // Number of combinations with 0 to 5 matches, of 15,504.
  const ways = [3_003, 6_825, 4_550, 1_050, 75, 1];
  expect(ways.reduce((sum, count) => sum + count)).toBe(15_504);
  expect(
    Number((ways.reduce((sum, count, matches) => sum + count * numbersPays[matches]!, 0) / 15_504 / 100).toFixed(4)),
  ).toBe(0.9739);
  expect(roundRules.numbers.play(none, [1, 2, 3, 19, 20], none)).toEqual({
    pays: 600,
    outcome: { picks: [1, 2, 3, 19, 20], drawn: [1, 2, 3, 4, 5], matches: 3 },
  });
});

test.each(['red', 'black', 'odd', 'even', 'low', 'high', 0, 17])('roulette returns 97.3 % for a bet on %s', (on) => {
  const all = range(37).map((pocket) => roundRules.wheel.play(scripted(pocket), on, none).pays);
  expect(mean(all)).toBe(0.973);
});

test('roulette has 18 red and 18 black pockets, which alternate on the wheel, and zero loses all groups', () => {
  const colors = range(37).map((pocket) => roundRules.wheel.play(scripted(pocket), 'red', none).outcome['color']);
  expect(colors.filter((color) => color === 'red')).toHaveLength(18);
  expect(colors.filter((color) => color === 'black')).toHaveLength(18);
  // The page draws the pockets in this order, every second one red.
  expect(wheelOrder.slice(1).map((pocket) => colors[pocket])).toEqual(
    range(36).map((index) => (index % 2 === 0 ? 'red' : 'black')),
  );
  for (const on of ['red', 'black', 'odd', 'even', 'low', 'high'])
    expect(roundRules.wheel.play(scripted(0), on, none).pays).toBe(0);
});
