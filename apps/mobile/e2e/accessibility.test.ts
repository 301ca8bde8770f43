import { AxeBuilder } from '@axe-core/playwright';
import { closeNews, expect, expectGames, test, tiles } from './house.ts';

test.describe('accessibility', () => {
  for (const mode of ['dark', 'light'] as const) {
    test(`home, login, register and list have no fault that a machine can find, in ${mode} mode`, async ({
      page,
      words,
      languages,
      canRegister,
    }) => {
      test.setTimeout(40_000 * languages.supported.length);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const language of languages.supported) {
        await page.addInitScript(
          ([theme, code]) => {
            localStorage.setItem('theme', theme!);
            localStorage.setItem('language', code!);
          },
          [mode, language],
        );
        for (const path of [
          '/m/home',
          '/m/login',
          ...(canRegister ? ['/m/register'] : []),
          '/m/gameList?gameType=LIVE',
        ]) {
          await page.goto(path);
          if (language === languages.default && path === '/m/home') await expectGames(page, words);
          await expect(page.locator('main')).toBeVisible();
          await page.waitForLoadState('networkidle');
          const { violations } = await new AxeBuilder({ page }).analyze();
          const told = violations.map(
            ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
          );
          expect(told, `${path} in ${language}, ${mode}`).toEqual([]);
          const wider = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(wider, `pixels that ${path} in ${language} is wider than the screen`).toBe(0);
        }
      }
    });
  }
});

test.describe('by keyboard alone', () => {
  test.use({ readsNews: true });

  test('the hot games can be reached and opened', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    await closeNews(page);
    const first = tiles(page, words('home', 'hotGames')).first().getByRole('button').first();
    for (let step = 0; step < 40 && !(await first.evaluate((button) => button === document.activeElement)); step++)
      await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/m\/login$/);
  });
});
