import { expectHome } from '../fixtures/home.ts';
import { workerMessages } from '../../src/serviceWorker/workerMessages.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

// The policy lets the page register only its own worker. The test bypasses the policy to register a newer worker, as a
// browser does for an update.
test.use({ bypassCSP: true, serviceWorkers: 'allow' });

test('a release during the visit is offered, and opens on request, with one reload', async ({ page, words }) => {
  const reports: unknown[] = [];
  await page.exposeFunction('noteReport', (report: unknown) => reports.push(report));
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('message', ({ data }) =>
      (window as unknown as { noteReport: (report: unknown) => void }).noteReport(data),
    );
  });
  await page.goto('/m/home');
  await expectHome(page, words);
  // A worker reports a new version while it is installed. When it controls the page, the page would already have
  // received the report.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(reports, 'the first worker is not a new version').toEqual([]);
  const toast = page.getByText(words('shell', 'newVersion'));

  // For the browser, the same worker at another address is a newer worker, as after a release.
  let release = 0;
  const bringRelease = () =>
    page.evaluate(async (address) => {
      await navigator.serviceWorker.register(address);
    }, `/sw.js?${++release}`);
  const waiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL);

  await bringRelease();
  await expect(toast).toBeVisible();
  expect(reports, 'the second worker is a new version').toEqual([{ type: workerMessages.newVersion }]);
  await page
    .getByRole('status')
    .filter({ has: toast })
    .getByRole('button', { name: words('common', 'close') })
    .click();
  await expect(toast, 'a closed offer is not shown again').toBeHidden();
  await expect.poll(waiting, 'nothing changes under them').toContain('/sw.js?1');

  await page.goto('/m/activity');
  await expect.poll(waiting, 'the page registers its own worker').toMatch(/\/sw\.js$/);
  await bringRelease();
  await expect.poll(waiting).toContain('/sw.js?2');
  await expect(toast).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.getByRole('button', { name: words('common', 'reload') }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: words('shell', 'promotions') })).toBeVisible();
  expect(
    await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL),
    'the new version is the one in use',
  ).toContain('/sw.js?2');
  expect(loads).toBe(1);
});
