import type { LotteryItem } from '../hooks/useLotteryRows.ts';

const drawn = [
  { look: 'digits', numbers: ['4', '4', '9', '5', '2'] },
  { look: 'dice', numbers: ['2', '6', '1'] },
  { look: 'runners', numbers: ['7', '3', '10', '1', '9', '2', '4', '8', '6', '5'] },
  { look: 'balls', numbers: Array.from({ length: 20 }, (_, index) => String(index * 4 + 1)) },
] as const;
const names: Readonly<Record<string, readonly string[]>> = {
  EN: ['South Sea Five Digits 1 min', 'Grove Three Dice 1 min', 'Lantern Kite Race 5 min', 'Ballroom Keno 3 min'],
  BN: ['South Sea পাঁচ অঙ্ক 1 মিনিট', 'Grove তিন ছক্কা 1 মিনিট', 'Lantern ঘুড়ির দৌড় 5 মিনিট', 'Ballroom কেনো 3 মিনিট'],
  UR: ['South Sea پانچ ہندسے 1 منٹ', 'Grove تین پانسے 1 منٹ', 'Lantern پتنگ ریس 5 منٹ', 'Ballroom کینو 3 منٹ'],
  PT: [
    'South Sea Cinco Dígitos 1 min',
    'Grove Três Dados 1 min',
    'Lantern Corrida de Pipas 5 min',
    'Ballroom Keno 3 min',
  ],
};
const secondsLeft = [45, 12, 245, 9_000];

/** Creates rows of lotteries for stories, in a language: digits, dice, a race and balls. */
export const sampleRows = (language: string, sources: readonly (readonly string[])[] = []): LotteryItem[] =>
  (names[language] ?? names['EN']!).map((name, index) => {
    const { look, numbers } = drawn[index]!;
    return {
      code: String(index),
      name,
      about: ['Gilded Peacock Lotteries'],
      sources: sources[index],
      draw: {
        issue: '2',
        number: '0571',
        opensAt: Date.now() - 15_000,
        closesAt: Date.now() + secondsLeft[index]! * 1_000,
      },
      clockOffset: 0,
      numbers: { issue: '1', numbers, look, label: `Last numbers: ${numbers.join(', ')}` },
      results: '/m/lottery?view=results',
      onOpen: () => undefined,
      toNumerals: String,
      remaining: ({ minutes }) => `${minutes} min`,
    };
  });
