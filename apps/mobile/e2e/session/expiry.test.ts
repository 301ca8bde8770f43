import { storageKeys } from '@livery/device/storage';
import type { Page, Route } from '@playwright/test';
import { callGateway } from '../fixtures/callGateway.ts';
import { createMember, type Session } from '../fixtures/createMember.ts';
import type { MerchantCode } from '../environment/setups.ts';
import { expectGames, expectHome, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectPlaying } from '../fixtures/playGame.ts';
import { countAnnouncements, expectAnnouncement } from '../fixtures/announcements.ts';
import { signIn } from '../fixtures/signIn.ts';
import { waitForStillness } from '../layout/waitForScreen.ts';

/** Ends a session only at the gateway. The browser is not notified. */
const expire = (merchant: MerchantCode, { token }: Session) =>
  callGateway(merchant, 'DELETE', '/wps/session/logout', { headers: { Authorization: token } });

const isStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key) !== null, storageKeys.session);

test.describe('a session that the gateway has ended', () => {
  test.use({ viewer: 'member' });

  test(
    '[SESS-08] logs out with one message though several calls fail; login returns to the address',
    { tag: '@gate' },
    async ({ page, words, session, merchant }) => {
      const refused: string[] = [];
      page.on('response', (reply) => {
        if (reply.status() === 401) refused.push(reply.url());
      });
      await expire(merchant, session!);
      await page.goto('/m/member/home?x=1#end');
      await expectAnnouncement(page, words('common', 'in_the_again'));
      await expect(page).toHaveURL(/\/m\/login$/);
      expect(await isStored(page)).toBe(false);
      expect(refused.length).toBeGreaterThan(1);
      await signIn(page, words, { username: session!.userName });
      await expect(page).toHaveURL(/\/m\/member\/home\?x=1#end$/);
      await expect(page.getByRole('main')).toContainText(session!.userName);
      expect(await countAnnouncements(page, words('common', 'in_the_again'))).toBe(1);
    },
  );

  test("[SESS-08] leaves a member on a guest's screen with the typed values; login opens the tapped game", async ({
    page,
    words,
    session,
    merchant,
  }) => {
    const list = words('games', 'title');
    await page.goto('/m/home');
    await expectHome(page, words);
    const watched = page.waitForRequest(/\/wps\/system\/status/);
    await page.goto('/m/gameList?type=hot');
    await watched;
    await expect(tiles(page, list).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 500));
    await expire(merchant, session!);
    await waitForStillness(page);
    const tile = tiles(page, list).getByRole('button').filter({ visible: true });
    const inView = await tile.evaluateAll((buttons) =>
      buttons.findIndex((button) => button.getBoundingClientRect().top > 250),
    );
    const top = await page.evaluate(() => window.scrollY);
    await tile.nth(inView).click();
    await expectAnnouncement(page, words('common', 'in_the_again'));
    await expect(page).toHaveURL(/\/m\/login$/);
    await signIn(page, words, { username: session!.userName });
    await expectPlaying(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/m\/gameList\?type=hot$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  });

  test('[SESS-08] noticed by a login link, returns to the screen at its scroll position after login', async ({
    page,
    words,
    session,
    merchant,
  }) => {
    const watched = page.waitForRequest(/\/wps\/system\/status/);
    await page.goto('/m/home');
    await expectGames(page, words);
    await watched;
    await expire(merchant, session!);
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.reload();
    await expectAnnouncement(page, words('common', 'in_the_again'));
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('link', { name: words('common', 'login'), exact: true }).click();
    await signIn(page, words, { username: session!.userName });
    await expect(page).toHaveURL(/\/m\/home$/);
    await expect(page.getByRole('link', { name: session!.userName })).toBeVisible();
  });
});

test("[SESS-08] a token of another merchant's member logs out once, with a message", async ({ page, words }) => {
  const foreign = await createMember('padma');
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('isPut') !== null) return;
      sessionStorage.setItem('isPut', '1');
      localStorage.setItem(key, value);
    },
    [storageKeys.session, JSON.stringify({ ...foreign, merchantCode: 'aurora' })] as const,
  );
  await page.goto('/m/member/home');
  await expectAnnouncement(page, words('common', 'in_the_again'));
  await expect(page).toHaveURL(/\/m\/login$/);
  expect(await isStored(page)).toBe(false);
  expect(await countAnnouncements(page, words('common', 'in_the_again'))).toBe(1);
});

test('[SESS-01] a stored session of another merchant is ignored, and its token is never sent', async ({
  page,
  words,
}) => {
  const foreign = await createMember('padma');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(JSON.stringify(request.headers())));
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.session,
    JSON.stringify(foreign),
  ] as const);
  await page.goto('/m/home');
  await expectGames(page, words);
  await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
  expect(await isStored(page)).toBe(false);
  expect(sent.filter((headers) => headers.includes(foreign.token))).toEqual([]);
});

const envelope = (status: number, code: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify({ success: false, code }) });
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no network': (route) => route.abort('internetdisconnected'),
  'a connection that breaks': (route) => route.abort('connectionreset'),
  'a reply that comes too late': async () => {},
  'an HTML page with 502': (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
  'a failure of the gateway': envelope(500, 'INTERNAL'),
  'a gateway under maintenance': envelope(503, 'INTERNAL'),
  'too many requests': envelope(429, 'TOO_MANY'),
  'a bare 401 of a proxy': (route) => route.fulfill({ status: 401, body: '' }),
  'a refusal': envelope(403, 'NOT_ALLOWED'),
  'half a JSON': (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"success":tr' }),
  'a reply of another shape': (route) => route.fulfill({ json: { success: true, value: { account: 7 } } }),
};

test.describe('a fault of the network or the gateway', () => {
  test.use({ viewer: 'member' });

  for (const [name, fault] of Object.entries(faults))
    test(`[SESS-08] never logs out: ${name}`, async ({ page, session, allowErrors }) => {
      allowErrors(/./);
      let asked = 0;
      await page.clock.install();
      await page.route(/\/wps\/|\/lgw\/|\/lotto\/lgw/, (route) => {
        asked += 1;
        return fault(route);
      });
      await page.goto('/m/member/home');
      await expect.poll(() => asked).toBeGreaterThan(0);
      // At this time all retries and their timeouts are over.
      await page.clock.runFor(60_000);
      expect(await isStored(page)).toBe(true);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('/m/member/home');
      await expect(page).toHaveURL(/\/m\/member\/home$/);
      await expect(page.getByRole('main')).toContainText(session!.userName);
    });
});
