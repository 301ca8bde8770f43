import type { Database } from '../db/connect.ts';
import { sweepExpired } from '../db/sweepExpired.ts';
import { expireDeposits } from '../deposit/expireDeposits.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';
import { payDraws } from '../lottery/payDraws.ts';
import { runDraws } from '../lottery/runDraws.ts';

/** What the world does by itself. Runs in one gateway process at a time, however many share the database. */
export interface Job {
  name: string;
  everyMs: number;
  /** May be cut short at any moment and run again: every step is whole in itself. */
  run(parts: JobParts): Promise<void>;
}

export interface JobParts {
  db: Database;
  merchants: MerchantDirectory;
  log: (line: string) => void;
}

export const jobs: readonly Job[] = [
  { name: 'draws', everyMs: 1_000, run: runDraws },
  { name: 'lottery prizes', everyMs: 1_000, run: payDraws },
  { name: 'deposits', everyMs: 60_000, run: ({ db }) => expireDeposits(db) },
  { name: 'sweep', everyMs: 10 * 60_000, run: ({ db }) => sweepExpired(db) },
];
