import type { SlipBet } from '@livery/device/storage';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleLimits, samplePlays } from '../testing/samplePlays.ts';
import { orderProblem, stakeProblem } from './betLimits.ts';
import { highestWinOf, highestWinOfAll, oddsOf, rangeOf } from './odds.ts';
import { choicesOf, emptySelection, isOneTap, layoutOf, picksOf, type Play, toggled } from './picking.ts';
import { quickPick } from './quickPick.ts';
import { chipsOf, stakedOn, totalOf, withChip } from './slip.ts';

const all: readonly Play[] = Object.values(samplePlays).flat();
const find = (kind: keyof typeof samplePlays, code: string): Play =>
  samplePlays[kind].find((play) => play.code === code)!;
const bet = (play: string, picks: string[], stake = '10.00', multiple = 1): SlipBet => ({
  play,
  picks,
  stake,
  multiple,
});

describe('a selection', () => {
  test.each([
    ['vn', 'TAIL_2', [['07', '42', '99']], [['07'], ['42'], ['99']]],
    ['vn', 'TAIL_3', [['1'], ['2'], ['3', '4']], [['123'], ['124']]],
    [
      'vn',
      'XIEN_2',
      [['05', '01', '03']],
      [
        ['01', '03'],
        ['01', '05'],
        ['03', '05'],
      ],
    ],
    [
      'numero',
      'STRAIGHT_2',
      [['5', '4'], ['4']],
      [
        ['4', '4'],
        ['5', '4'],
      ],
    ],
    ['numero', 'GROUP_6', [['3', '1', '2']], [['1', '2', '3']]],
    ['race', 'EXACTA', [['1', '10'], ['10']], [['1', '10']]],
    ['numero', 'BIG_SMALL', [['SMALL', 'BIG']], [['BIG'], ['SMALL']]],
    ['keno', 'PICK_3', [['80', '2']], []],
    ['eleven', 'FIRST_3', [['11', '1'], ['1'], ['2', '11']], [['11', '1', '2']]],
    ['eleven', 'GROUP_2', [['11', '10']], [['10', '11']]],
  ] as const)('makes bets: %s %s %j', (kind, code, selection, picks) =>
    expect(picksOf(find(kind, code), selection, 50)).toEqual(picks),
  );

  test('never returns more bets than the limit', () => {
    const pick3 = find('keno', 'PICK_3');
    expect(picksOf(pick3, [choicesOf(pick3)], 51)).toHaveLength(51);
  });

  test('is changed by a second tap, which removes a choice', () => {
    const start = emptySelection(find('race', 'EXACTA'));
    const once = toggled(start, 1, '7');
    expect(once).toEqual([[], ['7']]);
    expect(toggled(once, 1, '7')).toEqual(start);
  });

  test('has a board layout for every play', () => {
    const layouts = (kind: keyof typeof samplePlays) => samplePlays[kind].map((play) => layoutOf(play));
    expect(layouts('numero')).toEqual(['places', 'places', 'grid', 'grid', 'sides', 'sides', 'sides']);
    expect(layouts('vn')).toEqual(['grid', 'places', 'grid', 'grid', 'sides']);
    expect(samplePlays.dice.filter((play) => isOneTap(play)).map(({ code }) => code)).not.toContain('TWO_FACES');
    expect(samplePlays.keno.filter((play) => isOneTap(play)).map(({ code }) => code)).toEqual(['BIG_SMALL']);
  });
});

test('a quick pick makes one valid bet of every play', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.infiniteStream(fc.nat()), (play, numbers) => {
      const selection = quickPick(play, (below) => numbers.next().value! % below);
      expect(picksOf(play, selection, 50)).toHaveLength(1);
      expect(selection.flat().every((choice) => choicesOf(play).includes(choice))).toBe(true);
    }),
  );
});

const five = ['1', '2', '3', '4', '5'];
const otherFive = ['7', '8', '9', '10', '11'];

describe('the highest payout of bets', () => {
  test('uses the payout of the pick if the play has a separate payout for it', () => {
    expect(rangeOf(oddsOf(find('dice', 'SUM'), ['4']))).toEqual({ least: '68.00', most: '68.00' });
    expect(rangeOf(oddsOf(find('dice', 'FACE'), ['1']))).toEqual({ least: '2.00', most: '8.00' });
    expect(highestWinOf(find('dice', 'SUM'), bet('SUM', ['5'], '0.01', 3), 2)).toBe(102n);
  });

  test('cuts off fractions of a minor unit', () =>
    expect(highestWinOf(find('numero', 'BIG_SMALL'), bet('BIG_SMALL', ['BIG'], '0.01'), 2)).toBe(1n));

  test.each([
    [
      'big and small don’t win together',
      'numero',
      [bet('BIG_SMALL', ['BIG']), bet('BIG_SMALL', ['SMALL'], '20.00')],
      3900n,
    ],
    ['twice the same does', 'numero', [bet('BIG_SMALL', ['BIG']), bet('BIG_SMALL', ['BIG'])], 3900n],
    ['two runners can be on the podium', 'race', [bet('PODIUM', ['1']), bet('PODIUM', ['2'])], 6400n],
    ['of 5 of 11 one choice of five can be drawn', 'eleven', [bet('ANY_5', five), bet('ANY_5', otherFive)], 435_000n],
    ['of 5 of 11 two numbers can be drawn', 'eleven', [bet('ANY_1', ['1']), bet('ANY_1', ['2'])], 4200n],
    ['one ball is the first', 'eleven', [bet('BALL_1', ['1']), bet('BALL_1', ['2'])], 10_500n],
    ['bets on several plays add up', 'numero', [bet('BIG_SMALL', ['BIG']), bet('ODD_EVEN', ['ODD'])], 3900n],
  ] as const)('%s', (_, kind, bets, most) => expect(highestWinOfAll(samplePlays[kind], bets, 2)).toBe(most));
});

describe('a slip', () => {
  test('adds another chip on the same pick to its bet, with the multiple in the stake', () => {
    const once = withChip([], bet('FACE', ['1'], '5.00', 2), 2);
    const twice = withChip(once, bet('FACE', ['1'], '0.50'), 2);
    expect(twice).toEqual([bet('FACE', ['1'], '10.50', 1)]);
    expect(stakedOn(twice, { play: 'FACE', picks: ['1'] }, 2)).toBe(1050n);
    expect(withChip(twice, bet('FACE', ['2']), 2)).toHaveLength(2);
  });

  test('includes the multiples in its total', () =>
    expect(totalOf([bet('FACE', ['1'], '1.50', 3), bet('FACE', ['2'], '0.01')], 2)).toBe(451n));

  test('offers chips that are multiples of the lowest stake, up to the highest stake', () => {
    expect(chipsOf(sampleLimits, 2)).toEqual(['1.00', '5.00', '10.00', '50.00', '100.00', '500.00']);
    expect(chipsOf({ minStake: '20', maxStake: '1000' }, 0)).toEqual(['20', '100', '200', '1000']);
  });

  test.each([
    ['', 1, 'noStake'],
    ['0.99', 1, 'stakeLow'],
    ['1', 99, undefined],
    ['1', 100, 'multipleHigh'],
    ['5000', 1, undefined],
    ['2500.01', 2, 'stakeHigh'],
  ])('a stake of "%s" times %d: %s', (stake, multiple, problem) =>
    expect(stakeProblem({ stake, multiple }, sampleLimits, 2)).toBe(problem),
  );

  test('has at most as many bets as an order allows', () => {
    const bets = Array.from({ length: 51 }, () => bet('FACE', ['1']));
    expect(orderProblem(bets, sampleLimits, 2)).toBe('tooMany');
    expect(orderProblem(bets.slice(1), sampleLimits, 2)).toBeUndefined();
  });
});
