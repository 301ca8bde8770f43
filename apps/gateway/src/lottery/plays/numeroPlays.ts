import { bigSmall, dragonTiger, numbered, oddEven } from './playNames.ts';
import { type Play, sidePlay, simplePlay } from './play.ts';

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const sum = (numbers: readonly string[]) => numbers.reduce((total, number) => total + Number(number), 0);

/** A play that wins if the picks are the last `count` digits in order. */
const straight = (count: number, pays: number): Play =>
  simplePlay(
    `STRAIGHT_${count}`,
    numbered(
      {
        EN: 'Straight, last {n}',
        BN: 'সোজা, শেষ {n}',
        UR: 'سیدھا، آخری {n}',
        PT: 'Exato, últimos {n}',
        KO: '끝 {n}자리 순서대로',
        MY: 'နောက်ဆုံး {n} လုံး တိတိကျကျ',
        TY: 'Eksakto, huling {n}',
      },
      count,
    ),
    { from: digits, least: count, most: count, isOrdered: true, mayRepeat: true },
    pays,
    (picks, { numbers }) => numbers.slice(-count).join('') === picks.join(''),
  );

/** Wins if three different picks are the last three digits, in any order. */
const group6 = simplePlay(
  'GROUP_6',
  { EN: 'Group 6', BN: 'গ্রুপ 6', UR: 'گروپ 6', PT: 'Grupo 6', KO: '그룹 6', MY: 'အုပ်စု 6', TY: 'Grupo 6' },
  { from: digits, least: 3, most: 3 },
  15_800,
  (picks, { numbers }) => numbers.slice(-3).toSorted().join('') === picks.toSorted().join(''),
);

/** Wins if the last three digits are the two picks, one of them twice. */
const group3 = simplePlay(
  'GROUP_3',
  { EN: 'Group 3', BN: 'গ্রুপ 3', UR: 'گروپ 3', PT: 'Grupo 3', KO: '그룹 3', MY: 'အုပ်စု 3', TY: 'Grupo 3' },
  { from: digits, least: 2, most: 2 },
  15_800,
  (picks, { numbers }) =>
    new Set(numbers.slice(-3)).size === 2 && numbers.slice(-3).every((digit) => picks.includes(digit)),
);

const atPlace = (place: number): Play =>
  simplePlay(
    `DIGIT_${place}`,
    numbered(
      {
        EN: 'Digit {n}',
        BN: 'অঙ্ক {n}',
        UR: 'ہندسہ {n}',
        PT: 'Dígito {n}',
        KO: '{n}번째 자리',
        MY: 'ဂဏန်း {n}',
        TY: 'Ika-{n} numero',
      },
      place,
    ),
    { from: digits, least: 1, most: 1 },
    960,
    ([digit], { numbers }) => numbers[place - 1] === digit,
  );

/** Five digits from 0 to 9. */
export const numeroPlays: readonly Play[] = [
  straight(5, 9_000_000),
  straight(3, 95_000),
  straight(2, 9_500),
  group6,
  group3,
  ...[1, 2, 3, 4, 5].map(atPlace),
  // Sums are from 0 to 45; both halves are equally likely.
  sidePlay('BIG_SMALL', bigSmall, { BIG: 195, SMALL: 195 }, ({ numbers }) => (sum(numbers) >= 23 ? 'BIG' : 'SMALL')),
  sidePlay('ODD_EVEN', oddEven, { ODD: 195, EVEN: 195 }, ({ numbers }) => (sum(numbers) % 2 === 1 ? 'ODD' : 'EVEN')),
  // Compares the first digit with the last.
  sidePlay('DRAGON_TIGER', dragonTiger, { DRAGON: 215, TIGER: 215, TIE: 950 }, ({ numbers }) => {
    const [first, last] = [numbers[0]!, numbers[4]!];
    return first === last ? 'TIE' : first > last ? 'DRAGON' : 'TIGER';
  }),
];
