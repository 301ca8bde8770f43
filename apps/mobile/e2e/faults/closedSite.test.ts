import { expectGames } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { wordsIn } from '../fixtures/words.ts';

/** Headers that close the site only for the caller who sends them, because tests run in parallel on one gateway. */
const closing = (state: string) => ({ 'Sandbox-Site': state, 'Sandbox-Region': 'IS' });

test('[STAT-01] [STAT-02] [ROUTE-14] maintenance shows everywhere, is stored, and ends without reload', async ({
  page,
  words,
}) => {
  await page.setExtraHTTPHeaders(closing('maintenance, regionRestriction'));
  await page.goto('/m/login');
  await page.goto('/m/home');
  const sentence = page.getByRole('heading', { level: 1, name: words('common', 'maintenance') });
  await expect(sentence).toBeVisible();
  await expect(page.getByText(words('site', 'maintenanceMore'))).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  // On the next visit the gateway does not reply, and the screen still shows the closure.
  await page.route(/\/wps\//, () => undefined);
  await page.goto('/m/login');
  await expect(sentence).toBeVisible();
  await page.unroute(/\/wps\//);

  await page.setExtraHTTPHeaders({});
  await page.goto('/m/home');
  await expectGames(page, words);
});

test("[STAT-03] [ROUTE-14] a restricted region shows the player's region in the chosen language", async ({
  page,
  words,
  languages,
}) => {
  await page.setExtraHTTPHeaders(closing('regionRestriction'));
  await page.goto('/m/home');
  await expect(page.getByRole('heading', { level: 1, name: words('common', 'in_sorry_in') })).toBeVisible();
  await expect(page.getByText(words('site', 'yourIp'))).toBeVisible();

  const [, other] = languages.supported;
  await page.evaluate((code) => localStorage.setItem('language', code!), other);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: wordsIn(other!)('common', 'in_sorry_in') })).toBeVisible();

  await page.setExtraHTTPHeaders({});
  await page.getByRole('button', { name: wordsIn(other!)('common', 'retry') }).click();
  await expectGames(page, wordsIn(other!));
});
