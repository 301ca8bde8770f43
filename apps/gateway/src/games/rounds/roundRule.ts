import type * as v from 'valibot';
import type { FairRandom } from '../../crypto/fairRandom.ts';

/** How a round of one of the little games goes. */
export interface RoundRule<Choice = unknown> {
  /** What a player chooses beside the stake. */
  readonly choice: v.GenericSchema<unknown, Choice>;
  /** The round: what one unit of stake returns, in hundredths, stake included, and what the page shows. */
  play(
    chance: FairRandom,
    choice: Choice,
    open: FairRandom,
  ): { pays: number; outcome: Readonly<Record<string, unknown>> };
  /** What lies open before the choice, from what is public: the commitment of the round's seed. */
  deal?(open: FairRandom): Readonly<Record<string, unknown>>;
}

export const roundRule = <Choice>(rule: RoundRule<Choice>): RoundRule => rule;
