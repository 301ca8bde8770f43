import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { reportGrowth } from '@livery/config/growth';
import { merchantCodes } from '../environment/setups.ts';
import { gateAt } from '../fixtures/gateAt.ts';
import { overBudget } from '../fixtures/homeBudgets.ts';
import { type HomeLoad, measureHomeLoad } from '../fixtures/homeLoad.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { saveData } from '../fixtures/saveData.ts';

/*
 * Compares the requests and elements of home at each merchant with budgets. Exceeded budgets are reported at the end of
 * the run. `pnpm --filter @livery/mobile home-budgets` writes new budgets, after `pnpm merchant build`.
 */
const packageDir = fileURLToPath(new URL('../..', import.meta.url));
const fileOf = (merchant: string) => fileURLToPath(new URL(`budgets/${merchant}.json`, import.meta.url));

for (const merchant of merchantCodes)
  test.describe(`home at ${merchant}`, () => {
    test.use({ merchant });

    test(
      'stays within its budget: files and bytes of each kind, requests and elements',
      { tag: gateAt(merchant, 'padma') },
      async ({ page }, info) => {
        await saveData(page);
        const load = await measureHomeLoad(page);
        if (info.config.updateSnapshots === 'all')
          writeFileSync(fileOf(merchant), `${JSON.stringify(load, undefined, 2)}\n`);
        const budget = JSON.parse(readFileSync(fileOf(merchant), 'utf8')) as HomeLoad;
        expect(load.elements).toBeGreaterThan(100);
        const lines = overBudget(load, budget).map((line) => `home at ${merchant}: ${line}`);
        reportGrowth(packageDir, `home-${merchant}`, lines);
      },
    );
  });
