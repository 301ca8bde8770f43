import { test } from 'vitest';
import { expectHonestPayouts } from '../testing/expectHonestPayouts.ts';
import { lotteryFamilies, startBetRun } from '../testing/playManyBets.ts';

// Two families run concurrently, each on its own database, because one family leaves half of two processors idle.
test.concurrent.each(lotteryFamilies)(
  '100,000 bets on %s are paid exactly by the odds, and the total return matches the odds',
  { timeout: 1_200_000 },
  async (family) => {
    const run = await startBetRun('whole');
    try {
      await expectHonestPayouts(run, family, 100_000);
    } finally {
      await run.close();
    }
  },
);
