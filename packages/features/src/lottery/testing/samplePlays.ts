import type { BettableLottery } from '@livery/api/lottery/lottery';

type Play = BettableLottery['plays'][number];

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const upTo = (most: number) => Array.from({ length: most }, (_, index) => String(index + 1));
const win = (pays: string) => [{ outcome: 'WIN', pays }];

/** Creates a play as the gateway sends it. The default rule is one pick that is neither ordered nor repeated. */
const play = (code: string, name: string, picks: Partial<Play['picks']>, odds: Play['odds']): Play => ({
  code,
  name,
  picks: { least: 1, most: 1, isOrdered: false, mayRepeat: false, ...picks },
  odds,
});
const sides = (code: string, name: string, pays: Readonly<Record<string, string>>) =>
  play(
    code,
    name,
    { from: Object.keys(pays) },
    Object.entries(pays).map(([outcome, amount]) => ({ outcome, pays: amount })),
  );
const many = (count: number) => ({ least: count, most: count });
const bigSmall = sides('BIG_SMALL', 'Big or small', { BIG: '1.95', SMALL: '1.95' });
const oddEven = sides('ODD_EVEN', 'Odd or even', { ODD: '1.95', EVEN: '1.95' });
const straight = { isOrdered: true, mayRepeat: true };
const bySum = ['68.00', '34.00', '20.00', '13.50', '9.70', '8.20', '7.60'];

/** Plays of each kind of lottery, a part of the plays in `docs/lotteries.md`. */
export const samplePlays = {
  numero: [
    play('STRAIGHT_3', 'Straight, last 3', { from: digits, ...many(3), ...straight }, win('950.00')),
    play('STRAIGHT_2', 'Straight, last 2', { from: digits, ...many(2), ...straight }, win('95.00')),
    play('GROUP_6', 'Group 6', { from: digits, ...many(3) }, win('158.00')),
    play('DIGIT_1', 'Digit 1', { from: digits }, win('9.60')),
    bigSmall,
    oddEven,
    sides('DRAGON_TIGER', 'Dragon or tiger', { DRAGON: '2.15', TIGER: '2.15', TIE: '9.50' }),
  ],
  dice: [
    bigSmall,
    oddEven,
    play(
      'SUM',
      'Sum of three dice',
      { from: upTo(17).slice(3) },
      [...bySum, ...bySum.toReversed()].map((pays, index) => ({ outcome: `SUM_${index + 4}`, pays })),
    ),
    play('FACE', 'A face', { from: upTo(6) }, [
      { outcome: 'ONE_DIE', pays: '2.00' },
      { outcome: 'TWO_DICE', pays: '3.00' },
      { outcome: 'THREE_DICE', pays: '8.00' },
    ]),
    play('TWO_FACES', 'Two faces', { from: upTo(6), ...many(2) }, win('6.80')),
    play('TRIPLE', 'A triple', { from: upTo(6) }, win('200.00')),
    sides('ANY_TRIPLE', 'Any triple', { ANY: '34.00' }),
  ],
  race: [
    play('WINNER', 'Winner', { from: upTo(10) }, win('9.60')),
    play('PODIUM', 'On the podium', { from: upTo(10) }, win('3.20')),
    play('EXACTA', 'First two in order', { from: upTo(10), ...many(2), isOrdered: true }, win('86.00')),
    bigSmall,
  ],
  keno: [
    play('PICK_1', 'Pick 1', { from: upTo(80) }, [{ outcome: 'HITS_1', pays: '3.80' }]),
    play('PICK_3', 'Pick 3', { from: upTo(80), ...many(3) }, [
      { outcome: 'HITS_2', pays: '2.00' },
      { outcome: 'HITS_3', pays: '46.00' },
    ]),
    sides('BIG_SMALL', 'Big or small', { BIG: '1.95', SMALL: '1.95', TIE: '140.00' }),
  ],
  bingo: [
    play('LUCKY_1', 'Lucky number', { from: upTo(75) }, win('2.40')),
    play('CORNERS', 'Four corners', { from: upTo(75), ...many(4) }, win('42.00')),
    sides('FIRST_LETTER', 'Letter of the first ball', { B: '4.80', I: '4.80', N: '4.80', G: '4.80', O: '4.80' }),
  ],
  eleven: [
    play('ANY_1', 'Pick 1', { from: upTo(11) }, win('2.10')),
    play('ANY_5', 'Pick 5', { from: upTo(11), ...many(5) }, win('435.00')),
    play('ANY_6', 'Pick 6, hit 5', { from: upTo(11), ...many(6) }, win('73.00')),
    play('FIRST_3', 'First three in order', { from: upTo(11), ...many(3), isOrdered: true }, win('930.00')),
    play('GROUP_2', 'First two, any order', { from: upTo(11), ...many(2) }, win('52.00')),
    play('BALL_1', 'Ball 1', { from: upTo(11) }, win('10.50')),
    sides('BIG_SMALL', 'Big or small', { BIG: '2.05', SMALL: '2.05', TIE: '13.60' }),
    oddEven,
  ],
  vn: [
    play('TAIL_2', 'Tail, 2 digits (đuôi)', { digits: 2 }, win('95.00')),
    play('TAIL_3', 'Tail, 3 digits', { digits: 3 }, win('900.00')),
    play('LO_2', 'Lô, 2 digits', { digits: 2 }, [{ outcome: 'EACH_HIT', pays: '3.50' }]),
    play('XIEN_2', 'Xiên 2', { digits: 2, ...many(2) }, win('17.00')),
    bigSmall,
  ],
} as const satisfies Readonly<Record<BettableLottery['kind'], readonly Play[]>>;

export const sampleLimits = { minStake: '1.00', maxStake: '5000.00', maxMultiple: 99, maxBets: 50 };
