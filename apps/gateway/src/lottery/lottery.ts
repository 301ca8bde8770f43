import type { draws, lotteryGames } from '../db/schema/index.ts';

export type LotteryGame = typeof lotteryGames.$inferSelect;
export type Region = NonNullable<LotteryGame['region']>;
/** `numbers` are the numbers that lists show. A Vietnamese draw also has its other prizes. */
export type DrawResult = NonNullable<(typeof draws.$inferSelect)['result']>;
