import { closeAnnouncements } from '../fixtures/announcementPopup.ts';
import { expectGames, tiles } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

test.describe('by keyboard alone', () => {
  test.use({ closesAnnouncements: false });

  test('the hot games can be reached and opened', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    await closeAnnouncements(page);
    const first = tiles(page, words('home', 'hotGames')).first().getByRole('button').first();
    for (let step = 0; step < 40 && !(await first.evaluate((button) => button === document.activeElement)); step++)
      await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/m\/login$/);
  });
});
