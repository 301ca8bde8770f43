import { expect, test } from 'vitest';
import { requiredCases, walk } from '../testing/saferPlayWalk.ts';

test(
  '10,000 random steps respect limits and breaks, allow withdrawals, and keep the ledger balanced',
  { timeout: 1_200_000 },
  async () => {
    expect([...(await walk({ seed: `whole ${new Date().toISOString()}`, steps: 10_000 }))]).toEqual(
      expect.arrayContaining(requiredCases),
    );
  },
);
