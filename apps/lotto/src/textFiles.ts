import type { TextArea } from '@livery/i18n';

/** Areas that only the frame needs share a file, by the file's name. Every other area lies where the app has it. */
export const textFilesOfFrame: Readonly<Record<string, readonly TextArea[]>> = {
  lotteryFrame: ['lotteryFrame', 'betting', 'picks', 'orders'],
};

/** What a lottery says at first: its bar, draw and board. */
export const firstTexts: readonly TextArea[] = ['common', 'lottery', 'lotteryFrame', 'betting', 'picks', 'money'];

/** What its other parts say beyond that: the player's own bets, past draws. */
export const laterTexts: readonly TextArea[] = ['orders', 'history', 'lotteries'];
