import type { Page } from '@playwright/test';
import { createUserName, password } from '../fixtures/createMember.ts';
import { nextCaptcha } from '../fixtures/nextCaptcha.ts';
import { expectGames, heart } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { field, loginName, readAnswer, signIn } from '../fixtures/signIn.ts';
import type { Words } from '../fixtures/words.ts';

const sheet = (page: Page, words: Words, title: 'registerTitle' | 'loginTitle') =>
  page.getByRole('dialog', { name: words('auth', title) });

/** Opens registration over home by an action that requires login. Returns the id of its captcha. */
async function openRegistration(page: Page, words: Words): Promise<string> {
  await heart(page, words).click();
  const captcha = nextCaptcha(page);
  await sheet(page, words, 'loginTitle')
    .getByRole('button', { name: words('common', 'register'), exact: true })
    .click();
  await expect(sheet(page, words, 'registerTitle')).toBeVisible();
  return captcha;
}

test('[REG-05 modal] registration over a page gets a new captcha on opening and on a tap; 6 digits fit', async ({
  page,
  words,
}) => {
  await page.goto('/m/home');
  await expectGames(page, words);
  const first = await openRegistration(page, words);
  const dialog = sheet(page, words, 'registerTitle');
  const picture = dialog.getByRole('button', { name: words('auth', 'captchaPicture') });
  const source = () => picture.locator('img').getAttribute('src');
  await expect(picture.locator('img')).toBeVisible();
  const before = await source();

  const second = nextCaptcha(page);
  await picture.tap();
  expect(await second).not.toBe(first);
  await expect.poll(source).not.toBe(before);

  const answer = field(page, words('auth', 'captcha'));
  await answer.pressSequentially('1a2 ৩4-5678');
  await expect(answer).toHaveValue('123456');

  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect([first, await second]).not.toContain(await openRegistration(page, words));
  await expect(answer).toHaveValue('');
});

test('[REG-15] registration over the page reports success and closes; the page does not change', async ({
  page,
  words,
}) => {
  await page.goto('/m/home');
  await expectGames(page, words);
  const username = createUserName();
  const captchaId = await openRegistration(page, words);
  await expect(page).toHaveURL(/\/m\/register$/);
  await field(page, words('auth', 'username')).fill(username);
  await field(page, words('auth', 'password')).fill(password);
  await field(page, words('auth', 'confirmPassword')).fill(password);
  await field(page, words('auth', 'captcha')).fill(await readAnswer(page, captchaId));
  await sheet(page, words, 'registerTitle')
    .getByRole('button', { name: words('common', 'register'), exact: true })
    .click();

  await expectAnnouncement(page, words('auth', 'registered'));
  await expect(sheet(page, words, 'registerTitle')).toHaveCount(0);
  await expect(sheet(page, words, 'loginTitle')).toBeVisible();
  await expect(loginName(page, words)).toHaveValue(username);

  await signIn(page, words, { username });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectGames(page, words);
  await expect(page.getByRole('link', { name: username })).toBeVisible();
});
