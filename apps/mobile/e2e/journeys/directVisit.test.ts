import { holdRequests } from '../fixtures/holdRequests.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

for (const { address, file, files: wanted, shown = 'main input' } of [
  { address: '/m/login', file: /\/assets\/auth-[^/]+\.(?:js|css)$/, files: 2 },
  // The screen's own files, and the files that it shares with login.
  { address: '/m/register', file: /\/assets\/(?:auth|RegisterWithBanners)-[^/]+\.(?:js|css)$/, files: 4 },
  { address: '/m/forget', file: /\/assets\/(?:auth|ForgotPasswordScreen)-[^/]+\.(?:js|css)$/, files: 4 },
  { address: '/m/gameList?type=hot', file: /\/assets\/games-[^/]+\.(?:js|css)$/, files: 2, shown: 'main [role=tab]' },
])
  test(`a visit that starts at ${address} requests the screen's files once, before the app runs`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdRequests(page, /\/assets\/main-[^/]+\.js$/);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked.filter((path) => file.test(path)).length).toBe(wanted);
    await expect.poll(() => asked.filter((path) => path.includes('/texts/')).length).toBeGreaterThan(0);

    release();
    await expect(page.locator(shown).first()).toBeVisible();
    await page.waitForLoadState('load');
    const files = asked.filter((path) => /^\/(?:assets|texts)\//.test(path));
    expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
  });
