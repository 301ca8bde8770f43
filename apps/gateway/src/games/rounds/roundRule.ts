import type * as v from 'valibot';
import type { FairRandom } from '../../crypto/fairRandom.ts';

/** The rules of one game's rounds. */
export interface RoundRule<Choice = unknown> {
  /** Schema of what the player chooses besides the stake. */
  readonly choice: v.GenericSchema<unknown, Choice>;
  /**
   * Plays a round. `pays` is what one unit of stake returns, stake included, in hundredths; `outcome` is what the page
   * shows.
   */
  play(
    chance: FairRandom,
    choice: Choice,
    open: FairRandom,
  ): { pays: number; outcome: Readonly<Record<string, unknown>> };
  /** What is dealt openly before the choice. It follows from the commitment, which is public. */
  deal?(open: FairRandom): Readonly<Record<string, unknown>>;
}

export const roundRule = <Choice>(rule: RoundRule<Choice>): RoundRule => rule;
