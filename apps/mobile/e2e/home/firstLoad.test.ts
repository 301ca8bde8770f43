import { expectGames, expectHome } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

test.describe('the first load', () => {
  test('the page itself asks for the first screen’s data, before any code of the app, and nobody asks twice', async ({
    page,
    words,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, href } = new URL(request.url());
      if (pathname.startsWith('/wps/')) calls.push(href);
    });
    let releaseCode = () => {};
    const codeMayCome = new Promise<void>((resolve) => {
      releaseCode = resolve;
    });
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await codeMayCome;
      await route.continue();
    });
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expect.poll(() => calls.length).toBe(3);
    // The first banner's picture is on its way, too.
    const preload = page.locator('head link[rel=preload][as=image]');
    await expect(preload).toHaveCount(1);
    const [sizes, widths] = [await preload.getAttribute('imagesrcset'), await preload.getAttribute('imagesizes')];
    releaseCode();
    await expectGames(page, words);
    const banner = page.getByRole('main').locator('img[fetchpriority=high]').first();
    await expect(banner).toHaveAttribute('sizes', widths!);
    const namedBy = (srcset: string) => srcset.replaceAll(new URL(page.url()).origin, '');
    expect(namedBy((await banner.getAttribute('srcset'))!)).toBe(namedBy(sizes!));
    expect(calls, 'what home asks for before it is usable').toEqual([...new Set(calls)]);
    expect(calls).toHaveLength(3);
  });

  test.describe('of a member', () => {
    test.use({ viewer: 'member' });

    test('without the code of the controls still leads to the account', async ({ page, words, allowErrors }) => {
      allowErrors(/Code did not load/);
      await page.route(/\/assets\/MemberControls-/, (route) => route.abort());
      await page.goto('/m/home');
      await expectHome(page, words);
      await page
        .getByRole('main')
        .getByRole('link', { name: words('common', 'navAccount') })
        .click();
      await expect(page).toHaveURL(/\/m\/member\/home$/);
    });
  });

  test('with gateway and drawings out of reach, home says so in words and recovers', async ({ page, words }) => {
    await page.route(/\/assets\/drawings-|\/wps\//, (route) => route.abort());
    await page.goto('/m/home');
    const retry = page.getByRole('button', { name: words('common', 'retry') });
    await expect(page.getByRole('alert')).toContainText(words('common', 'offline'));
    await expect(page.getByRole('button', { name: words('common', 'settings') })).toBeVisible();
    await page.unroute(/\/assets\/drawings-|\/wps\//);
    await retry.click();
    await expectGames(page, words);
  });
});
