import { oddEven } from './playNames.ts';
import { type Play, sidePlay, simplePlay, upTo } from './play.ts';

const balls = upTo(75);

/** Wins if every picked number is drawn. */
const covered = (code: string, name: Play['name'], count: number, pays: number): Play =>
  simplePlay(code, name, { from: balls, least: count, most: count }, pays, (picks, { numbers }) =>
    picks.every((pick) => numbers.includes(pick)),
  );

/** Draws 30 of 75 balls; the letters B, I, N, G, O have 15 numbers each. */
export const bingoPlays: readonly Play[] = [
  covered(
    'LUCKY_1',
    {
      EN: 'Lucky number',
      BN: 'ভাগ্যের নম্বর',
      UR: 'خوش قسمت نمبر',
      PT: 'Número da sorte',
      KO: '행운의 숫자',
      MY: 'ကံကောင်းဂဏန်း',
      TY: 'Masuwerteng numero',
    },
    1,
    240,
  ),
  covered(
    'CORNERS',
    {
      EN: 'Four corners',
      BN: 'চার কোণ',
      UR: 'چار کونے',
      PT: 'Quatro cantos',
      KO: '네 모서리',
      MY: 'ထောင့်လေးထောင့်',
      TY: 'Apat na sulok',
    },
    4,
    4_200,
  ),
  covered(
    'LINE',
    {
      EN: 'Line of five',
      BN: 'পাঁচের সারি',
      UR: 'پانچ کی قطار',
      PT: 'Linha de cinco',
      KO: '다섯 칸 한 줄',
      MY: 'ငါးလုံးတန်း',
      TY: 'Isang linya ng lima',
    },
    5,
    11_500,
  ),
  sidePlay(
    'FIRST_LETTER',
    {
      EN: 'Letter of the first ball',
      BN: 'প্রথম বলের অক্ষর',
      UR: 'پہلی گیند کا حرف',
      PT: 'Letra da primeira bola',
      KO: '첫 공의 글자',
      MY: 'ပထမဘောလုံး၏ စာလုံး',
      TY: 'Letra ng unang bola',
    },
    { B: 480, I: 480, N: 480, G: 480, O: 480 },
    ({ numbers }) => 'BINGO'[Math.floor((Number(numbers[0]) - 1) / 15)],
  ),
  // Decided by the last ball. The numbers contain one more odd number than even numbers.
  sidePlay('ODD_EVEN', oddEven, { ODD: 190, EVEN: 195 }, ({ numbers }) =>
    Number(numbers.at(-1)) % 2 === 1 ? 'ODD' : 'EVEN',
  ),
];
