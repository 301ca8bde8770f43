import type { TextArea } from '@livery/i18n';

/** Areas that only the frame uses are in one file; the key is its name. All other areas are in the app's files. */
export const textFilesOfFrame: Readonly<Record<string, readonly TextArea[]>> = {
  lotteryFrame: ['lotteryFrame', 'betting', 'picks', 'orders'],
};

/** Texts of the first view of a lottery: its bar, draw and board. */
export const firstTexts: readonly TextArea[] = ['common', 'lottery', 'lotteryFrame', 'betting', 'picks', 'money'];

/** Additional texts of the other parts of a lottery: the player's own bets, past draws and the list of lotteries. */
export const laterTexts: readonly TextArea[] = ['orders', 'history', 'lotteries'];
