import { codeOf } from '../fixtures/codeFiles.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { saveData } from '../fixtures/saveData.ts';

/** Parts that load on demand, by name and by the address that shows them. */
const parts = [
  ['AgreementScreen', '/m/userAgreement'],
  ['ServiceScreen', '/m/service'],
  ['VnLotteries', '/m/lottery?view=vn'],
] as const;

for (const [name, address] of parts)
  test(`[ROUTE-15] the code of ${name} loads when ${address} opens, and not on home`, async ({ page }) => {
    await saveData(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const isAsked = () => asked.some((path) => codeOf(name).test(path));
    await page.goto('/m/home');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState('load');
    expect(isAsked()).toBe(false);
    await page.goto(address);
    await expect.poll(isAsked).toBe(true);
    await expect(
      page.getByRole('main').getByRole('heading').or(page.getByRole('main').getByRole('list')).first(),
    ).toBeVisible();
  });

test('[ROUTE-15] the HTML of home does not name the code files of its blocks', async ({ page }) => {
  await page.goto('/m/home');
  const html = await page.evaluate(async () => (await fetch('/m/home')).text());
  const code = [...html.matchAll(/\/assets\/[^"']+\.js/g)].map(([path]) => path);
  expect(code.length).toBeGreaterThan(0);
  for (const name of ['LotteryHistory', 'WinnerBoard', 'LotteryStrip'])
    expect(
      code.filter((path) => codeOf(name).test(path)),
      name,
    ).toEqual([]);
});
