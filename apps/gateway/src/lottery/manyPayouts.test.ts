import { test } from 'vitest';
import { expectHonestPayouts } from '../testing/expectHonestPayouts.ts';
import { lotteryFamilies, startBetRun } from '../testing/playManyBets.ts';

// Two at once, each on a database of its own: alone, a family leaves half of two processors idle.
test.concurrent.each(lotteryFamilies)(
  '100,000 bets on %s are paid by the odds, to the last unit, and return what the odds promise',
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
