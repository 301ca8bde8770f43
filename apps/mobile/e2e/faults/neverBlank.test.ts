import { test as playwrightTest } from '@playwright/test';
import { originOf } from '../environment/setups.ts';
import { holdRequests } from '../fixtures/holdRequests.ts';
import { expectGames } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { waitForIdle } from '../fixtures/waitForIdle.ts';
import { wordsIn } from '../fixtures/words.ts';

playwrightTest.use({ baseURL: originOf('aurora') });

/** The compiled entry of the app, which every visit loads first. */
const entry = /\/assets\/main-[^/]*\.js$/;

// If the app cannot run, errors are expected. So these tests use Playwright's own `test`, which does not fail on them.
playwrightTest.describe('a page whose app does not run', () => {
  const words = wordsIn('EN');

  playwrightTest('shows a message with a retry button', { tag: '@gate' }, async ({ page }) => {
    for (const [what, body] of [
      ['its code cannot be loaded', undefined],
      ['its code fails as it starts', 'throw new Error("broken")'],
    ] as const)
      await playwrightTest.step(what, async () => {
        await page.route(entry, (route) =>
          body === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body }),
        );
        await page.goto('/m/login');
        await expect(page.getByText(words('site', 'appFailed'))).toBeVisible();
        await expect(page.getByText(words('site', 'browserTooOld'))).toBeHidden();
        await page.unroute(entry);
        await page.getByRole('link', { name: words('common', 'reload') }).click();
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await expect(page.getByText(words('site', 'appFailed'))).toBeHidden();
      });
  });

  playwrightTest('for lack of a network reloads automatically when the network returns', async ({ page, context }) => {
    const letCodeCome = await holdRequests(page, entry);
    await Promise.all([page.waitForRequest(entry), page.goto('/m/login', { waitUntil: 'commit' })]);
    await context.setOffline(true);
    letCodeCome();
    await expect(page.getByText(words('site', 'appFailed'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByText(words('site', 'appFailed'))).toBeHidden();
  });

  playwrightTest('shows that the browser is too old if it cannot parse the code', async ({ page }) => {
    await page.route(entry, (route) => route.fulfill({ contentType: 'text/javascript', body: 'const a = 1 ??? 2;' }));
    await page.goto('/m/home');
    await expect(page.getByText(words('site', 'browserTooOld'))).toBeVisible();
    await expect(page.getByText(words('site', 'appFailed'))).toBeHidden();
  });

  for (const path of ['/m/home', '/m/login', '/m/register', '/no/such/page'])
    playwrightTest(
      `at ${path} tells a browser without required features to update, and loads no code`,
      async ({ page }) => {
        const code: string[] = [];
        page.on('request', (request) => {
          if (/\/assets\/[^/]*\.js$|\/sw\.js$|\/wps\//.test(request.url())) code.push(request.url());
        });
        await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
        await page.goto(path);
        await waitForIdle(page);
        await expect(page.getByText(words('site', 'browserTooOld'))).toBeVisible();
        await expect(page.getByText(words('site', 'browserAdvice'))).toBeVisible();
        await expect(page.getByText(words('site', 'appFailed'))).toBeHidden();
        await expect(page.getByRole('link', { name: words('common', 'reload') })).toBeHidden();
        await expect(page.getByRole('link', { name: words('site', 'contact_main') })).toBeVisible();
        await expect(page.locator('#root')).toBeHidden();
        expect(code).toEqual([]);
      },
    );

  playwrightTest(
    'in the frame of a lottery asks for an update of a browser without required features',
    async ({ page }) => {
      await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'));
      await page.goto('/m/lotto-h5/');
      await expect(page.getByText(words('site', 'browserTooOld'))).toBeVisible();
      await expect(page.locator('#root')).toBeHidden();
    },
  );
});

test('with storage blocked, home and the choice of mode work', async ({ page, words }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/m/home');
  await expectGames(page, words);
  await page.goto('/m/login');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('toasts report a lost and a returned network; an offline visit shows the last home and its fonts', async ({
    page,
    context,
    words,
    allowErrors,
  }) => {
    // Requests of home that were running log errors.
    allowErrors(/Failed to fetch/);
    await page.goto('/m/home');
    await expectGames(page, words);
    await test.step('the fonts on screen are stored', async () => {
      const [, first] = /"font":"([^"]+)"/.exec((await page.locator('#head-data').textContent())!)!;
      expect(first).toMatch(/^\/fonts\//);
      await expect
        .poll(() => page.evaluate(async (address) => (await caches.match(address!)) !== undefined, first))
        .toBe(true);
    });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await test.step('a toast reports that the network is lost, and that it is back', async () => {
      await page.clock.install();
      // The toast's code loads with the code that watches the site.
      await Promise.all([page.waitForResponse(/\/wps\/system\/status/), page.reload()]);
      await expectGames(page, words);
      await context.setOffline(true);
      await expect(page.getByText(words('common', 'offlineNow'))).toBeVisible();
      await context.setOffline(false);
      await expectAnnouncement(page, words('common', 'onlineAgain'));
      await page.clock.runFor(3_000);
      await expect(page.getByText(words('common', 'onlineAgain'))).toBeHidden();
    });
    await test.step('a visit begins without a network', async () => {
      await context.setOffline(true);
      await page.reload();
      await expectGames(page, words);
      await expect(page.getByText(words('common', 'offlineNow'))).toBeVisible();
      await context.setOffline(false);
    });
    await test.step('a page that was stored long ago is not shown; the newest page replaces it', async () => {
      const stored = () =>
        page.evaluate(async () => (await caches.match('/m/home', { ignoreVary: true }))?.text() ?? '');
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          if (await cache.match('/m/home'))
            await cache.put('/m/home', new Response('old', { headers: { Date: 'long ago' } }));
        }
      });
      await page.reload();
      await expectGames(page, words);
      await expect.poll(stored).toContain('<div id="root">');
    });
  });
});
