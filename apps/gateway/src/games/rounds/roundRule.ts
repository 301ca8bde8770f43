import type * as v from 'valibot';
import type { FairRandom } from '../../crypto/fairRandom.ts';

/** The rules of one game's rounds. */
export interface RoundRule<Choice = unknown> {
  /** Schema of the player's choice in addition to the stake. */
  readonly choice: v.GenericSchema<unknown, Choice>;
  /**
   * Plays a round. `pays` is the payout per unit of stake, including the stake, in hundredths; `outcome` is the data
   * for the page.
   */
  play(
    chance: FairRandom,
    choice: Choice,
    open: FairRandom,
  ): { pays: number; outcome: Readonly<Record<string, unknown>> };
  /** The cards that are dealt openly before the choice. They are derived from the commitment, which is public. */
  deal?(open: FairRandom): Readonly<Record<string, unknown>>;
}

export const roundRule = <Choice>(rule: RoundRule<Choice>): RoundRule => rule;
