import type { Finding } from '../fault.ts';
import type { Field } from './field/field.ts';

interface AttackOptions {
  /** Gateway, front server and database to attack. The short forms share one; else each attack has its own. */
  field: Field;
  /** Seed of everything generated: the same seed repeats the attack. */
  seed: number;
  /** Few rounds, for the tests of this package; else as many as an attacker would take. */
  isShort: boolean;
  /** Prints the progress. */
  report: (line: string) => void;
}

/** One way to attack the gateway or the front server, and what must hold under it. */
export interface Attack {
  /** What the attacker does, in a few words. */
  what: string;
  run: (options: AttackOptions) => Promise<readonly Finding[]>;
}
