/** A reward whose claim was tried, and its index in the list. */
export interface ClaimedReward<Reward> {
  reward: Reward;
  index: number;
}

/**
 * Returns the waiting rewards. A reward whose claim was tried stays at its index even if it no longer waits, because
 * its row shows the result.
 *
 * @param tried undefined if no claim was tried or its row was removed
 */
export function keepClaimedReward<Reward extends { promoId: string }>(
  waiting: readonly Reward[],
  tried: ClaimedReward<Reward> | undefined,
): readonly Reward[] {
  if (tried === undefined || waiting.some(({ promoId }) => promoId === tried.reward.promoId)) return waiting;
  return [...waiting.slice(0, tried.index), tried.reward, ...waiting.slice(tried.index)];
}
