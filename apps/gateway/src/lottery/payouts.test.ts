import { afterAll, afterEach, expect, test } from 'vitest';
import { betModels } from '../testing/betModel.ts';
import { expectHonestPayouts } from '../testing/expectHonestPayouts.ts';
import { type BetRun, lotteryFamilies, startBetRun } from '../testing/playManyBets.ts';
import { unmodelled } from '../testing/returnOfBets.ts';

// As many as the gate has time for; `manyPayouts.test.ts` plays 100,000.
const count = 500;

let run: BetRun | undefined;
const stop = async () => {
  await run?.close();
  run = undefined;
};
// Another try plays on draws of its own, from the beginning.
afterEach(({ task }) => (task.result?.state === 'fail' ? stop() : undefined));
afterAll(stop);

test.each(Object.keys(betModels) as (keyof typeof betModels)[])('every play of %s is modelled', (model) => {
  expect(unmodelled(model)).toEqual([]);
});

test.each(lotteryFamilies)(
  `${count.toLocaleString('en')} bets on %s are paid by the odds, to the last unit, and return what the odds promise`,
  { timeout: 180_000 },
  async (family) => {
    run ??= await startBetRun('gate');
    await expectHonestPayouts(run, family, count);
  },
);
