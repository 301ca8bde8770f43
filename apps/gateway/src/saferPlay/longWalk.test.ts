import { test } from 'vitest';
import { walk } from '../testing/saferPlayWalk.ts';

test(
  '10,000 steps: no deposit passes a limit or a break, no loss passes a limit, money can always be withdrawn, and the ledger balances',
  { timeout: 1_200_000 },
  () => walk({ seed: `whole ${new Date().toISOString()}`, steps: 10_000 }),
);
