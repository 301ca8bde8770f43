import type { Page } from '@playwright/test';
import { expect, expectGames, expectHome, test, type Words, wordsIn } from './house.ts';

interface Asked {
  path: string;
  isPicture: boolean;
}

/** Opens home; what the page had asked for, itself included, in the moment in which its first twelve games were on screen. */
async function askedBeforeUsable(page: Page, words: Words): Promise<Asked[]> {
  // The moment is noted in the page: looking from outside comes later, and what may wait has come meanwhile.
  await page.addInitScript(
    (list) => {
      const watch = new MutationObserver(() => {
        if (document.querySelectorAll(`ul[aria-label="${list}"] > li img`).length < 12) return;
        performance.mark('usable');
        watch.disconnect();
      });
      watch.observe(document, { childList: true, subtree: true });
    },
    words('home', 'hotGames'),
  );
  await page.goto('/m/home');
  await expectGames(page, words);
  return page.evaluate(() => {
    const [usable] = performance.getEntriesByName('usable');
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return entries
      .filter(({ startTime }) => startTime <= usable!.startTime)
      .map(({ name, initiatorType }) => {
        const { pathname } = new URL(name);
        return { path: pathname, isPicture: initiatorType === 'img' || /\.(svg|webp|png|jpg)$/.test(pathname) };
      });
  });
}

test.describe('the first load', () => {
  // A worker would fetch on its own, and what it keeps would hide what is gone.
  test.use({ serviceWorkers: 'block' });

  test('home needs at most 12 requests before it is usable, pictures aside, in every language of the house', async ({
    browser,
    baseURL,
    languages,
  }) => {
    for (const language of languages.supported) {
      // Whoever comes for the first time has nothing in memory.
      const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.addInitScript((code) => localStorage.setItem('language', code), language);
      const asked = await askedBeforeUsable(page, wordsIn(language));
      const counted = asked.filter(({ isPicture }) => !isPicture).map(({ path }) => path);
      expect(counted.length, [language, ...counted].join('\n')).toBeLessThanOrEqual(12);
      await context.close();
    }
  });

  test('the page itself asks for the first screen’s data, before any code of the app, and nobody asks twice', async ({
    page,
    words,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, href } = new URL(request.url());
      if (pathname.startsWith('/wps/')) asked.push(href);
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
    await expect.poll(() => asked.length).toBe(3);
    // The first banner's picture is on its way, too.
    const preload = page.locator('head link[rel=preload][as=image]');
    await expect(preload).toHaveCount(1);
    const picture = await preload.getAttribute('href');
    releaseCode();
    await expectGames(page, words);
    await expect(page.getByRole('main').locator('img[fetchpriority=high]').first()).toHaveAttribute(
      'src',
      new RegExp(`${new URL(picture!, page.url()).pathname}$`),
    );
    expect(asked, 'what home asks for before it is usable').toEqual([...new Set(asked)]);
    expect(asked).toHaveLength(3);
  });

  test('the code fetched before home is usable is what the page names, which is what the benchmark weighs', async ({
    page,
    words,
  }) => {
    const fetched = (await askedBeforeUsable(page, words))
      .map(({ path }) => path)
      .filter((path) => path.endsWith('.js'));
    // As the page was written: in the page on show, code that came later has been named, too.
    const html = await page.evaluate(async () => (await fetch('/m/home')).text());
    const named = [
      ...html.matchAll(/(?:<script type="module"[^>]*src|<link rel="modulepreload"[^>]*href)="([^"]+)"/g),
    ].map(([, address]) => address!);
    expect(fetched.toSorted()).toEqual(named.toSorted());
  });

  test('the banners turn once their code came after the games', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    await expect(page.getByRole('region', { name: words('home', 'banners') })).toBeVisible();
  });

  test('a member whose controls can not be had still finds the way to the account', async ({
    page,
    words,
    becomeMember,
  }) => {
    await page.route(/\/assets\/MemberControls-/, (route) => route.abort());
    await becomeMember();
    await expectHome(page, words);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('common', 'navAccount') })
      .click();
    await expect(page).toHaveURL(/\/m\/member\/home$/);
  });

  test('with gateway and drawings out of reach, home says so in words and recovers', async ({ page, words }) => {
    await page.route(/\/assets\/drawings-|\/wps\//, (route) => route.abort());
    await page.goto('/m/home');
    const retry = page.getByRole('button', { name: words('common', 'retry') });
    await expect(page.getByRole('alert')).toContainText(words('common', 'offline'), { timeout: 20_000 });
    await expect(page.getByRole('button', { name: words('common', 'settings') })).toBeVisible();
    await page.unroute(/\/assets\/drawings-|\/wps\//);
    await retry.click();
    await expectGames(page, words);
  });
});
