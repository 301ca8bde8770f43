import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/merchantTest.ts';
import type { Words } from '../fixtures/words.ts';

test.use({ viewer: 'member' });

/** Returns the row of the announcements in the message centre. It shows how many announcements are unread. */
const row = (page: Page, words: Words) =>
  page.getByRole('main').getByRole('link', { name: words('shell', 'announcements') });
const unreadOf = async (page: Page, words: Words) => Number(/\d+/.exec(await row(page, words).innerText())?.[0] ?? 0);

test('[MSG-06] reading a message in one tab lowers the number in the message centre of another', async ({
  page,
  context,
  words,
}) => {
  const other = await context.newPage();
  await other.goto('/m/message');
  await expect(row(other, words)).toContainText(/\d/);
  const before = await unreadOf(other, words);
  await page.goto('/m/message');
  await row(page, words).click();
  await expect(page).toHaveURL(/\/m\/notice$/);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/notice\?id=/);
  await expect.poll(() => unreadOf(other, words)).toBe(before - 1);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => unreadOf(page, words)).toBe(before - 1);
});
