import { bigSmall, dragonTiger, numbered, oddEven, pickCount } from './playNames.ts';
import { type Play, sidePlay, simplePlay, upTo } from './play.ts';

const balls = upTo(11);
const sum = (numbers: readonly string[]) => numbers.reduce((total, number) => total + Number(number), 0);

/** Up to five picks win if all of them are drawn, more picks win if they include all five drawn numbers. */
const any = (count: number, pays: number): Play =>
  simplePlay(
    `ANY_${count}`,
    numbered(
      count <= 5
        ? pickCount
        : {
            EN: 'Pick {n}, hit 5',
            BN: '{n}টি বাছুন, 5টি মিলবে',
            UR: '{n} چنیں، 5 ملیں',
            PT: 'Escolha {n}, acerte 5',
            KO: '{n}개 골라 5개 맞히기',
            MY: '{n} လုံးရွေး၊ 5 လုံးမှန်',
            TY: 'Pumili ng {n}, 5 ang tama',
          },
      count,
    ),
    { from: balls, least: count, most: count },
    pays,
    (picks, { numbers }) => picks.filter((pick) => numbers.includes(pick)).length === Math.min(count, 5),
  );

const inOrder = (code: string, name: Play['name'], count: number, pays: number): Play =>
  simplePlay(code, name, { from: balls, least: count, most: count, isOrdered: true }, pays, (picks, { numbers }) =>
    picks.every((pick, place) => numbers[place] === pick),
  );

const inAnyOrder = (code: string, name: Play['name'], count: number, pays: number): Play =>
  simplePlay(code, name, { from: balls, least: count, most: count }, pays, (picks, { numbers }) =>
    numbers.slice(0, count).every((number) => picks.includes(number)),
  );

const atPlace = (place: number): Play =>
  simplePlay(
    `BALL_${place}`,
    numbered(
      {
        EN: 'Ball {n}',
        BN: 'বল {n}',
        UR: 'گیند {n}',
        PT: 'Bola {n}',
        KO: '{n}번째 공',
        MY: 'ဘောလုံး {n}',
        TY: 'Ika-{n} bola',
      },
      place,
    ),
    { from: balls, least: 1, most: 1 },
    1_050,
    ([ball], { numbers }) => numbers[place - 1] === ball,
  );

/** Draws 5 of 11 numbers; their order matters for some plays. */
export const elevenPlays: readonly Play[] = [
  any(1, 210),
  any(2, 520),
  any(3, 1_560),
  any(4, 6_200),
  any(5, 43_500),
  any(6, 7_300),
  any(7, 2_080),
  any(8, 780),
  inOrder(
    'FIRST_2',
    {
      EN: 'First two in order',
      BN: 'ক্রমে প্রথম দুই',
      UR: 'ترتیب سے پہلے دو',
      PT: 'Os dois primeiros em ordem',
      KO: '앞 2개 순서대로',
      MY: 'ပထမနှစ်လုံး အစဉ်လိုက်',
      TY: 'Unang dalawa, sunod-sunod',
    },
    2,
    10_400,
  ),
  inOrder(
    'FIRST_3',
    {
      EN: 'First three in order',
      BN: 'ক্রমে প্রথম তিন',
      UR: 'ترتیب سے پہلے تین',
      PT: 'Os três primeiros em ordem',
      KO: '앞 3개 순서대로',
      MY: 'ပထမသုံးလုံး အစဉ်လိုက်',
      TY: 'Unang tatlo, sunod-sunod',
    },
    3,
    93_000,
  ),
  inAnyOrder(
    'GROUP_2',
    {
      EN: 'First two, any order',
      BN: 'প্রথম দুই, যেকোনো ক্রমে',
      UR: 'پہلے دو، کسی بھی ترتیب سے',
      PT: 'Os dois primeiros, qualquer ordem',
      KO: '앞 2개 순서 무관',
      MY: 'ပထမနှစ်လုံး အစဉ်မရွေး',
      TY: 'Unang dalawa, kahit anong ayos',
    },
    2,
    5_200,
  ),
  inAnyOrder(
    'GROUP_3',
    {
      EN: 'First three, any order',
      BN: 'প্রথম তিন, যেকোনো ক্রমে',
      UR: 'پہلے تین، کسی بھی ترتیب سے',
      PT: 'Os três primeiros, qualquer ordem',
      KO: '앞 3개 순서 무관',
      MY: 'ပထမသုံးလုံး အစဉ်မရွေး',
      TY: 'Unang tatlo, kahit anong ayos',
    },
    3,
    15_500,
  ),
  ...[1, 2, 3, 4, 5].map(atPlace),
  // Sums are from 15 to 45; 30, the middle, is a tie.
  sidePlay('BIG_SMALL', bigSmall, { BIG: 205, SMALL: 205, TIE: 1_360 }, ({ numbers }) =>
    sum(numbers) === 30 ? 'TIE' : sum(numbers) > 30 ? 'BIG' : 'SMALL',
  ),
  // The eleven numbers contain one more odd number than even numbers, so odd sums are more likely.
  sidePlay('ODD_EVEN', oddEven, { ODD: 190, EVEN: 195 }, ({ numbers }) => (sum(numbers) % 2 === 1 ? 'ODD' : 'EVEN')),
  // Compares the first ball with the last.
  sidePlay('DRAGON_TIGER', dragonTiger, { DRAGON: 195, TIGER: 195 }, ({ numbers }) =>
    Number(numbers[0]) > Number(numbers[4]) ? 'DRAGON' : 'TIGER',
  ),
];
