import type { draws, lotteryGames } from '../db/schema/index.ts';

export type LotteryGame = typeof lotteryGames.$inferSelect;
export type Region = NonNullable<LotteryGame['region']>;
/** `numbers` is what a list shows; a Vietnamese draw has all of its prizes besides. */
export type DrawResult = NonNullable<(typeof draws.$inferSelect)['result']>;
