import { sample, times } from '@livery/config/sample';
import { afterAll, afterEach, expect, test } from 'vitest';
import { betModels } from '../testing/betModels/index.ts';
import { expectHonestPayouts } from '../testing/expectHonestPayouts.ts';
import { type BetRun, lotteryFamilies, startBetRun } from '../testing/playManyBets.ts';
import { unmodelled } from '../testing/returnOfBets.ts';

// `manyPayouts.test.ts` plays 100,000.
const count = times(150, 500);

let run: BetRun | undefined;
const stop = async () => {
  await run?.close();
  run = undefined;
};
// Stops the run after a failure, so that a retry starts a new run with its own draws.
afterEach(({ task }) => (task.result?.state === 'fail' ? stop() : undefined));
afterAll(stop);

test.each(Object.keys(betModels) as (keyof typeof betModels)[])('the model of %s covers every play', (model) => {
  expect(unmodelled(model)).toEqual([]);
});

test.each(sample(lotteryFamilies, 6))(
  `${count.toLocaleString('en')} bets on %s are paid exactly by the odds, with the expected return`,
  { timeout: 180_000 },
  async (family) => {
    run ??= await startBetRun('gate');
    await expectHonestPayouts(run, family, count);
  },
);
