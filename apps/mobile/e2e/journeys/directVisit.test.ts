import { holdBack } from '../fixtures/holdBack.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

for (const { address, file } of [
  { address: '/m/login', file: /\/assets\/auth-[^/]+\.(?:js|css)$/ },
  { address: '/m/gameList?type=hot', file: /\/assets\/list-[^/]+\.(?:js|css)$/ },
])
  test(`a visit that begins at ${address} asks for the screen's files before the app runs, and for each once`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const release = await holdBack(page, /\/assets\/main-[^/]+\.js$/);
    await page.goto(address, { waitUntil: 'commit' });
    await expect.poll(() => asked.filter((path) => file.test(path)).length).toBe(2);
    await expect.poll(() => asked.filter((path) => path.includes('/texts/')).length).toBeGreaterThan(0);

    release();
    await expect(page.locator('main input').first()).toBeVisible();
    await page.waitForLoadState('load');
    const files = asked.filter((path) => /^\/(?:assets|texts)\//.test(path));
    expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
  });
