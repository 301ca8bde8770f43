import { bigSmall, dragonTiger, oddEven } from './playNames.ts';
import { type Play, sidePlay, simplePlay, upTo } from './play.ts';

const runners = upTo(10);
const winner = (numbers: readonly string[]) => Number(numbers[0]);
const inOrder = (code: string, name: Play['name'], count: number, pays: number): Play =>
  simplePlay(code, name, { from: runners, least: count, most: count, isOrdered: true }, pays, (picks, { numbers }) =>
    picks.every((pick, place) => numbers[place] === pick),
  );

/** Ten runners; the result is the order of their finish. */
export const racePlays: readonly Play[] = [
  inOrder(
    'WINNER',
    { EN: 'Winner', BN: 'বিজয়ী', UR: 'فاتح', PT: 'Vencedor', KO: '우승', MY: 'ပထမ', TY: 'Panalo' },
    1,
    960,
  ),
  simplePlay(
    'PODIUM',
    {
      EN: 'Podium',
      BN: 'প্রথম তিনে',
      UR: 'پہلے تین میں',
      PT: 'Pódio',
      KO: '3위 안',
      MY: 'ဆုစင်ပေါ်',
      TY: 'Nasa podium',
    },
    { from: runners, least: 1, most: 1 },
    320,
    ([pick], { numbers }) => numbers.slice(0, 3).includes(pick!),
  ),
  inOrder(
    'EXACTA',
    {
      EN: 'First two in order',
      BN: 'ক্রমে প্রথম দুই',
      UR: 'ترتیب سے پہلے دو',
      PT: 'Os dois primeiros em ordem',
      KO: '1·2위 순서대로',
      MY: 'ပထမနှစ်ခု အစဉ်လိုက်',
      TY: 'Unang dalawa, sunod-sunod',
    },
    2,
    8_600,
  ),
  simplePlay(
    'QUINELLA',
    {
      EN: 'First two, any order',
      BN: 'প্রথম দুই, যেকোনো ক্রমে',
      UR: 'پہلے دو، کسی بھی ترتیب سے',
      PT: 'Os dois primeiros, qualquer ordem',
      KO: '1·2위 순서 무관',
      MY: 'ပထမနှစ်ခု အစဉ်မရွေး',
      TY: 'Unang dalawa, kahit anong ayos',
    },
    { from: runners, least: 2, most: 2 },
    4_300,
    (picks, { numbers }) => numbers.slice(0, 2).every((number) => picks.includes(number)),
  ),
  inOrder(
    'TRIFECTA',
    {
      EN: 'First three in order',
      BN: 'ক্রমে প্রথম তিন',
      UR: 'ترتیب سے پہلے تین',
      PT: 'Os três primeiros em ordem',
      KO: '1·2·3위 순서대로',
      MY: 'ပထမသုံးခု အစဉ်လိုက်',
      TY: 'Unang tatlo, sunod-sunod',
    },
    3,
    68_000,
  ),
  // Decided by the winner's number.
  sidePlay('BIG_SMALL', bigSmall, { BIG: 195, SMALL: 195 }, ({ numbers }) => (winner(numbers) >= 6 ? 'BIG' : 'SMALL')),
  sidePlay('ODD_EVEN', oddEven, { ODD: 195, EVEN: 195 }, ({ numbers }) => (winner(numbers) % 2 === 1 ? 'ODD' : 'EVEN')),
  // Compares the first runner with the last.
  sidePlay('DRAGON_TIGER', dragonTiger, { DRAGON: 195, TIGER: 195 }, ({ numbers }) =>
    winner(numbers) > Number(numbers[9]) ? 'DRAGON' : 'TIGER',
  ),
];
