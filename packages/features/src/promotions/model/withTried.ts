/** A reward whose claim was tried, and where it stood in the list. */
export interface TriedReward<Reward> {
  reward: Reward;
  index: number;
}

/**
 * What waits, with the reward that was tried at its place even where it waits no more: its row says what became of it.
 *
 * @param tried undefined where none was, or its row has said so
 */
export function withTried<Reward extends { promoId: string }>(
  waiting: readonly Reward[],
  tried: TriedReward<Reward> | undefined,
): readonly Reward[] {
  if (tried === undefined || waiting.some(({ promoId }) => promoId === tried.reward.promoId)) return waiting;
  return [...waiting.slice(0, tried.index), tried.reward, ...waiting.slice(tried.index)];
}
