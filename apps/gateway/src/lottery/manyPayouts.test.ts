import { test } from 'vitest';
import { expectHonestPayouts } from '../testing/expectHonestPayouts.ts';
import { lotteryFamilies, startBetRun } from '../testing/playManyBets.ts';

test.each(lotteryFamilies)(
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
