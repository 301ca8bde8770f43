import { deleteExpired } from '../db/deleteExpired.ts';
import { expireDeposits } from '../deposit/expireDeposits.ts';
import { settleDraws } from '../lottery/settleDraws.ts';
import { advanceChases } from '../lottery/advanceChases.ts';
import { advanceDraws } from '../lottery/advanceDraws.ts';
import type { Job } from './job.ts';

/** Every job of the gateway. */
export const jobs: readonly Job[] = [
  { name: 'draws', everyMs: 1_000, run: advanceDraws },
  { name: 'lottery prizes', everyMs: 1_000, run: settleDraws },
  { name: 'lottery chases', everyMs: 1_000, run: advanceChases },
  { name: 'deposits', everyMs: 60_000, run: ({ db }) => expireDeposits(db) },
  { name: 'sweep', everyMs: 10 * 60_000, run: ({ db }) => deleteExpired(db) },
];
