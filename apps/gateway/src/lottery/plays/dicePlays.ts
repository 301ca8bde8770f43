import { bigSmall, oddEven } from './playNames.ts';
import { type Play, sidePlay, simplePlay, upTo } from './play.ts';

const sum = (numbers: readonly string[]) => numbers.reduce((total, number) => total + Number(number), 0);
const isTriple = (numbers: readonly string[]) => new Set(numbers).size === 1;

/** Payouts by sum in hundredths; a sum and 21 minus the sum pay the same. */
const bySum: Readonly<Record<number, number>> = { 4: 6_800, 5: 3_400, 6: 2_000, 7: 1_350, 8: 970, 9: 820, 10: 760 };

const sums: Play = {
  code: 'SUM',
  name: {
    EN: 'Sum of three dice',
    BN: 'তিন ছক্কার যোগফল',
    UR: 'تین پانسوں کا مجموعہ',
    PT: 'Soma dos três dados',
    KO: '주사위 세 개의 합',
    MY: 'အန်စာသုံးလုံး ပေါင်း',
    TY: 'Suma ng tatlong dice',
  },
  picks: { from: upTo(17).slice(3), least: 1, most: 1 },
  odds: Object.fromEntries(
    Object.entries(bySum).flatMap(([total, pays]) => [
      [`SUM_${total}`, pays],
      [`SUM_${21 - Number(total)}`, pays],
    ]),
  ),
  won: ([total], { numbers }) => (sum(numbers) === Number(total) ? [`SUM_${total}`] : []),
};

/** Pays by the number of dice that show the face. */
const face: Play = {
  code: 'FACE',
  name: { EN: 'Single', BN: 'একটি মুখ', UR: 'ایک رخ', PT: 'Simples', KO: '한 눈', MY: 'မျက်နှာတစ်ခု', TY: 'Isang mukha' },
  picks: { from: upTo(6), least: 1, most: 1 },
  odds: { ONE_DIE: 200, TWO_DICE: 300, THREE_DICE: 800 },
  won: ([wanted], { numbers }) => {
    const outcome = [undefined, 'ONE_DIE', 'TWO_DICE', 'THREE_DICE'][
      numbers.filter((number) => number === wanted).length
    ];
    return outcome === undefined ? [] : [outcome];
  },
};

/** Three dice. With a triple big, small, odd and even all lose. */
export const dicePlays: readonly Play[] = [
  sidePlay('BIG_SMALL', bigSmall, { BIG: 195, SMALL: 195 }, ({ numbers }) =>
    isTriple(numbers) ? undefined : sum(numbers) >= 11 ? 'BIG' : 'SMALL',
  ),
  sidePlay('ODD_EVEN', oddEven, { ODD: 195, EVEN: 195 }, ({ numbers }) =>
    isTriple(numbers) ? undefined : sum(numbers) % 2 === 1 ? 'ODD' : 'EVEN',
  ),
  sums,
  face,
  simplePlay(
    'PAIR',
    { EN: 'Double', BN: 'এক জোড়া', UR: 'ایک جوڑا', PT: 'Dupla', KO: '한 쌍', MY: 'တစ်စုံ', TY: 'Isang pares' },
    { from: upTo(6), least: 1, most: 1 },
    1_280,
    ([wanted], { numbers }) => numbers.filter((number) => number === wanted).length >= 2,
  ),
  simplePlay(
    'TWO_FACES',
    { EN: 'Two faces', BN: 'দুই মুখ', UR: 'دو رخ', PT: 'Duas faces', KO: '두 눈', MY: 'မျက်နှာနှစ်ခု', TY: 'Dalawang mukha' },
    { from: upTo(6), least: 2, most: 2 },
    680,
    (picks, { numbers }) => picks.every((pick) => numbers.includes(pick)),
  ),
  simplePlay(
    'TRIPLE',
    { EN: 'Triple', BN: 'একটি ত্রয়ী', UR: 'ایک تگڑی', PT: 'Trio', KO: '트리플', MY: 'သုံးလုံးတူ', TY: 'Isang triple' },
    { from: upTo(6), least: 1, most: 1 },
    20_000,
    ([wanted], { numbers }) => numbers.every((number) => number === wanted),
  ),
  sidePlay(
    'ANY_TRIPLE',
    {
      EN: 'Any triple',
      BN: 'যেকোনো ত্রয়ী',
      UR: 'کوئی بھی تگڑی',
      PT: 'Qualquer trio',
      KO: '모든 트리플',
      MY: 'သုံးလုံးတူ ဘာမဆို',
      TY: 'Kahit anong triple',
    },
    { ANY: 3_400 },
    ({ numbers }) => (isTriple(numbers) ? 'ANY' : undefined),
  ),
];
