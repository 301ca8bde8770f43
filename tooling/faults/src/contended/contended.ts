import type { FaultRun } from '../fault.ts';
import { onSharedServer } from '../gateways/sharedServer.ts';
import { contendedRounds } from './contendedRounds.ts';

const movements = 10_000;

export const contended: FaultRun = {
  purpose: `${movements} movements through two gateways on one PostgreSQL, with double taps and broken connections`,
  run: ({ seed, report }) =>
    onSharedServer((databaseUrl) => contendedRounds({ databaseUrl, movements, atOnce: 24, seed, report })),
};
