import { expect, test } from 'vitest';
import { metByWalk, walk } from '../testing/saferPlayWalk.ts';

test(
  '500 steps: no deposit passes a limit or a break, no loss passes a limit, money can always be withdrawn, and the ledger balances',
  { timeout: 180_000 },
  async () => {
    expect([...(await walk({ seed: 'gate', steps: 500 }))]).toEqual(expect.arrayContaining(metByWalk));
  },
);
