import type { Finding } from '../fault.ts';
import type { Field } from './field/field.ts';

interface AttackOptions {
  /**
   * Gateway, front server and database to attack. The short forms share one field; otherwise each attack has its own.
   */
  field: Field;
  /** Seed of all generated values: the same seed repeats the attack. */
  seed: number;
  /**
   * Whether the attack makes only a few rounds, for the tests of this package. Otherwise it makes as many rounds as an
   * attacker would.
   */
  isShort: boolean;
  /** Prints the progress. */
  report: (line: string) => void;
}

/** A way to attack the gateway or the front server, and the conditions that must hold during it. */
export interface Attack {
  /** A short description of the attack. */
  what: string;
  run: (options: AttackOptions) => Promise<readonly Finding[]>;
}
