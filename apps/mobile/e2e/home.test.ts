import { readFileSync } from 'node:fs';
import { expect, expectGames, test, tiles } from './house.ts';

const templatesOf = (merchant: string): { mem_cen?: string; dep_func?: string } =>
  JSON.parse(readFileSync(new URL(`../../../merchants/${merchant}/switches.json`, import.meta.url), 'utf8'))
    .templates ?? {};

test.describe('home', () => {
  test('[STAT-04] [HOME-10] stands in the versions that the house’s flags name, the first twelve games on the first two screens', async ({
    page,
    words,
    merchant,
  }) => {
    const { mem_cen, dep_func } = templatesOf(merchant);
    await page.goto('/m/home');
    const ways = page.getByRole('navigation', { name: words('home', 'ways') });
    const kinds = page.getByRole('navigation', { name: words('home', 'categories') });
    await expectGames(page, words);
    const boxOf = async (part: typeof ways) => (await part.boundingBox())!;
    const first = await boxOf(tiles(page, words('home', 'hotGames')).first());
    const rail = await boxOf(kinds);

    const welcome = page.getByText(words('home', 'welcome'));
    if (mem_cen === '1') {
      await expect(welcome).toBeVisible();
      expect(rail.y + rail.height, 'the kinds above the games').toBeLessThan(first.y);
    } else {
      await expect(welcome).toHaveCount(0);
      expect(rail.y, 'the kinds beside the games').toBeLessThan(first.y);
      expect(rail.y + rail.height, 'the kinds beside the games').toBeGreaterThan(first.y + first.height);
    }

    const [deposit, withdraw] = [
      await boxOf(ways.getByRole('link', { name: words('home', 'wayDeposit') })),
      await boxOf(ways.getByRole('link', { name: words('home', 'wayWithdraw') })),
    ];
    if (dep_func === '1') expect(deposit.width, 'a wider card to pay in').toBeGreaterThan(withdraw.width * 1.1);
    else expect(Math.abs(deposit.width - withdraw.width), 'places as wide as each other').toBeLessThan(1);

    const twelfth = await boxOf(tiles(page, words('home', 'hotGames')).nth(11));
    expect(twelfth.y + twelfth.height).toBeLessThanOrEqual(2 * 823);
  });
});
