import { test } from 'vitest';
import { walk } from '../testing/saferPlayWalk.ts';

test(
  '500 steps: no deposit passes a limit or a break, no loss passes a limit, money can always be withdrawn, and the ledger balances',
  { timeout: 120_000 },
  () => walk({ seed: 'gate', steps: 500 }),
);
