import { expect, test } from 'vitest';
import { metByWalk, walk } from '../testing/saferPlayWalk.ts';

test(
  '10,000 steps: no deposit passes a limit or a break, no loss passes a limit, money can always be withdrawn, and the ledger balances',
  { timeout: 1_200_000 },
  async () => {
    expect([...(await walk({ seed: `whole ${new Date().toISOString()}`, steps: 10_000 }))]).toEqual(
      expect.arrayContaining(metByWalk),
    );
  },
);
