import { expect, test } from 'vitest';
import { metByWalk, walk } from '../testing/saferPlayWalk.ts';

test(
  '150 steps: no deposit passes a limit or a break, no loss passes a limit, money can always be withdrawn, and the ledger balances',
  { timeout: 180_000 },
  async () => {
    expect([...(await walk({ seed: 'gate', steps: 150 }))]).toEqual(expect.arrayContaining(metByWalk));
  },
);
