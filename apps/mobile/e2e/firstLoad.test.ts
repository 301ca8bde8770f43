import { expect, expectGames, expectHome, test } from './house.ts';

test.describe('the first load', () => {
  // A worker would fetch on its own, and what it keeps would hide what is gone.
  test.use({ serviceWorkers: 'block' });

  test('home needs at most 12 requests before it is usable, pictures aside', async ({ page, words }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      // Chromium tells the icon of the tab as 'other'.
      const isPicture = request.resourceType() === 'image' || request.url().endsWith('.svg');
      if (!isPicture) requests.push(request.url());
    });
    await page.goto('/m/home');
    await expectGames(page, words);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(12);
  });

  test('the banners turn once their code came after the games', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    await expect(page.getByRole('region', { name: words('home', 'banners') })).toBeVisible();
  });

  test('a member whose controls can not be had still finds the way to the account', async ({ page, words, becomeMember }) => {
    await page.route(/\/assets\/MemberControls-/, (route) => route.abort());
    await becomeMember();
    await expectHome(page, words);
    await page.getByRole('main').getByRole('link', { name: words('common', 'navAccount') }).click();
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
