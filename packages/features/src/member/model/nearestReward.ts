import type { Promotion } from '@livery/api/promotions/getPromotions';

/** A joined promotion with its progress. */
type RunningPromotion = Promotion & { progress: NonNullable<Promotion['progress']> };

const isRunning = (promotion: Promotion): promotion is RunningPromotion =>
  promotion.state === 'JOINED' && promotion.progress !== undefined && Number(promotion.progress.goal) > 0;

/** The part of the goal that is reached. It only orders promotions, so a number is exact enough. */
const reached = ({ progress: { staked, goal } }: RunningPromotion): number => Number(staked) / Number(goal);

/** Returns the joined promotion that is nearest to its goal; undefined if none is running. */
export const nearestReward = (promotions: readonly Promotion[]): RunningPromotion | undefined =>
  promotions.filter(isRunning).toSorted((a, b) => reached(b) - reached(a))[0];
