import { workerMessages } from '../../src/serviceWorker/workerMessages.ts';
import { expectGames } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

// The policy lets the page register only its own worker. The test registers a newer worker, as a browser does for an
// update.
test.use({ bypassCSP: true, serviceWorkers: 'allow' });

test('wrong files that an earlier release cached are removed by the next release, and home opens', async ({
  page,
  words,
}) => {
  await page.goto('/m/home');
  await expectGames(page, words);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const countWrong = () =>
    page.evaluate(async () => {
      const replies = await Promise.all(
        (await caches.keys())
          .filter((name) => name.endsWith('-files'))
          .map(async (name) => (await caches.open(name)).matchAll()),
      );
      return replies.flat().filter(({ headers }) => headers.get('Content-Type') === 'text/html').length;
    });
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.endsWith('-files'))!;
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      await cache.put(request, new Response('<title>Log in</title>', { headers: { 'Content-Type': 'text/html' } }));
  });
  expect(await countWrong()).toBeGreaterThan(0);
  // For the browser, the same worker at another address is a newer worker, as after a release.
  await page.evaluate(async (type) => {
    const registration = await navigator.serviceWorker.register('/sw.js?1');
    const arriving = registration.installing ?? registration.waiting!;
    arriving.addEventListener('statechange', () => {
      if (arriving.state === 'installed') arriving.postMessage({ type });
    });
    if (arriving.state === 'installed') arriving.postMessage({ type });
  }, workerMessages.useNewVersion);
  await expect.poll(countWrong).toBe(0);
  await page.goto('/m/home');
  await expectGames(page, words);
});
