import { expect, test } from 'vitest';
import { requiredCases, walk } from '../testing/saferPlayWalk.ts';

test(
  '150 random steps respect limits and breaks, allow withdrawals, and keep the ledger balanced',
  { timeout: 180_000 },
  async () => {
    expect([...(await walk({ seed: 'gate', steps: 150 }))]).toEqual(expect.arrayContaining(requiredCases));
  },
);
