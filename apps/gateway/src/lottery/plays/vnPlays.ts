import type { DrawResult } from '../lottery.ts';
import { bigSmall, oddEven } from './playNames.ts';
import { type Play, sidePlay, simplePlay } from './play.ts';

const all = ({ prizes = [] }: DrawResult): string[] => prizes.flatMap(({ numbers }) => numbers);
const last = (count: number, numbers: readonly string[]) =>
  numbers.filter(({ length }) => length >= count).map((number) => number.slice(-count));
/** The last two digits of the special prize. */
const tail = ({ numbers }: DrawResult): string => numbers[0]!.slice(-2);
const digit = Array.from({ length: 10 }, (_, value) => String(value));

/** Lô: pays for each prize whose number ends with the pick. */
const lo = (count: number, pays: number): Play => ({
  code: `LO_${count}`,
  name: {
    EN: `Lô, ${count} digits`,
    BN: `লো, ${count} অঙ্ক`,
    UR: `لو، ${count} ہندسے`,
    PT: `Lô, ${count} dígitos`,
    KO: `로, ${count}자리`,
    MY: `လို၊ ${count} လုံး`,
    TY: `Lô, ${count} numero`,
  },
  picks: { digits: count, least: 1, most: 1 },
  odds: { EACH_HIT: pays },
  won: ([number], result) =>
    last(count, all(result))
      .filter((end) => end === number)
      .map(() => 'EACH_HIT'),
});

/** Xiên: wins if every pick is the ending of a prize's number. */
const xien = (count: number, pays: number): Play =>
  simplePlay(
    `XIEN_${count}`,
    {
      EN: `Xiên ${count}`,
      BN: `সিয়েন ${count}`,
      UR: `شیئن ${count}`,
      PT: `Xiên ${count}`,
      KO: `씨엔 ${count}`,
      MY: `ဆီယန် ${count}`,
      TY: `Xiên ${count}`,
    },
    { digits: 2, least: count, most: count },
    pays,
    (picks, result) => {
      const ends = new Set(last(2, all(result)));
      return picks.every((pick) => ends.has(pick));
    },
  );

/** Đầu: matches the two-digit prize. The north has four of them and pays for each match. */
const head = (prize: 'SEVENTH' | 'EIGHTH', pays: number): Play => ({
  code: 'HEAD_2',
  name: {
    EN: 'Head, 2 digits (đầu)',
    BN: 'মাথা, 2 অঙ্ক (đầu)',
    UR: 'سرا، 2 ہندسے (đầu)',
    PT: 'Cabeça, 2 dígitos (đầu)',
    KO: '앞 두 자리 (đầu)',
    MY: 'ထိပ် 2 လုံး (đầu)',
    TY: 'Unahan, 2 numero (đầu)',
  },
  picks: { digits: 2, least: 1, most: 1 },
  odds: { EACH_HIT: pays },
  won: ([number], { prizes = [] }) =>
    prizes
      .find((one) => one.prize === prize)!
      .numbers.filter((one) => one === number)
      .map(() => 'EACH_HIT'),
});

/** Đuôi and the other plays on the special prize, the same in every region. */
const ofSpecial: readonly Play[] = [
  simplePlay(
    'TAIL_2',
    {
      EN: 'Tail, 2 digits (đuôi)',
      BN: 'লেজ, 2 অঙ্ক (đuôi)',
      UR: 'دم، 2 ہندسے (đuôi)',
      PT: 'Cauda, 2 dígitos (đuôi)',
      KO: '끝 두 자리 (đuôi)',
      MY: 'အမြီး 2 လုံး (đuôi)',
      TY: 'Hulihan, 2 numero (đuôi)',
    },
    { digits: 2, least: 1, most: 1 },
    9_500,
    ([number], result) => tail(result) === number,
  ),
  simplePlay(
    'TAIL_3',
    {
      EN: 'Tail, 3 digits',
      BN: 'লেজ, 3 অঙ্ক',
      UR: 'دم، 3 ہندسے',
      PT: 'Cauda, 3 dígitos',
      KO: '끝 세 자리',
      MY: 'အမြီး 3 လုံး',
      TY: 'Hulihan, 3 numero',
    },
    { digits: 3, least: 1, most: 1 },
    90_000,
    ([number], { numbers }) => numbers[0]!.endsWith(number!),
  ),
  simplePlay(
    'TAIL_4',
    {
      EN: 'Tail, 4 digits',
      BN: 'লেজ, 4 অঙ্ক',
      UR: 'دم، 4 ہندسے',
      PT: 'Cauda, 4 dígitos',
      KO: '끝 네 자리',
      MY: 'အမြီး 4 လုံး',
      TY: 'Hulihan, 4 numero',
    },
    { digits: 4, least: 1, most: 1 },
    900_000,
    ([number], { numbers }) => numbers[0]!.endsWith(number!),
  ),
  simplePlay(
    'TENS',
    {
      EN: 'Tens digit',
      BN: 'দশকের অঙ্ক',
      UR: 'دہائی کا ہندسہ',
      PT: 'Dezena',
      KO: '십의 자리',
      MY: 'ဆယ်ဂဏန်း',
      TY: 'Sampuan',
    },
    { from: digit, least: 1, most: 1 },
    960,
    ([number], result) => tail(result)[0] === number,
  ),
  simplePlay(
    'UNITS',
    {
      EN: 'Last digit',
      BN: 'শেষ অঙ্ক',
      UR: 'آخری ہندسہ',
      PT: 'Último dígito',
      KO: '끝자리',
      MY: 'နောက်ဆုံးဂဏန်း',
      TY: 'Huling numero',
    },
    { from: digit, least: 1, most: 1 },
    960,
    ([number], result) => tail(result)[1] === number,
  ),
  sidePlay('BIG_SMALL', bigSmall, { BIG: 195, SMALL: 195 }, (result) => (Number(tail(result)) >= 50 ? 'BIG' : 'SMALL')),
  sidePlay('ODD_EVEN', oddEven, { ODD: 195, EVEN: 195 }, (result) => (Number(tail(result)) % 2 === 1 ? 'ODD' : 'EVEN')),
];

/** Plays of the north, which has 27 prizes. */
export const northPlays: readonly Play[] = [
  ...ofSpecial,
  head('SEVENTH', 2_350),
  lo(2, 350),
  lo(3, 4_100),
  xien(2, 1_700),
  xien(3, 7_500),
];

/** Plays of centre and south, which have 18 prizes. */
export const southPlays: readonly Play[] = [
  ...ofSpecial,
  head('EIGHTH', 9_500),
  lo(2, 530),
  lo(3, 5_500),
  xien(2, 3_600),
  xien(3, 24_000),
];
