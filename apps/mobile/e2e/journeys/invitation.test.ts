import type { Page } from '@playwright/test';
import { callGateway } from '../fixtures/callGateway.ts';
import { createUserName, password } from '../fixtures/createMember.ts';
import { decryptSent } from '../fixtures/decryptSent.ts';
import { holdRequests } from '../fixtures/holdRequests.ts';
import { expectHome } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { nextCaptcha } from '../fixtures/nextCaptcha.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { field, readAnswer } from '../fixtures/signIn.ts';
import type { Words } from '../fixtures/words.ts';

// The register form of indus has an invitation code.
test.use({ merchant: 'indus' });

/** Returns the code of the sandbox's affiliate. */
async function affiliateCode(): Promise<string> {
  const { affiliateCode: code } = await callGateway<{ affiliateCode: string }>(
    'indus',
    'GET',
    '/wps/member/affiliate?domain=partner.indus.localhost',
  );
  return code;
}

/** Fills in the required fields. */
async function fillIn(page: Page, words: Words, captchaId: string): Promise<string> {
  const username = createUserName();
  await field(page, words('auth', 'username')).fill(username);
  await field(page, words('auth', 'password')).fill(password);
  await field(page, words('auth', 'confirmPassword')).fill(password);
  await field(page, words('auth', 'captcha')).fill(await readAnswer(page, captchaId));
  return username;
}

const submit = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
const registration = (page: Page) => page.waitForRequest((request) => request.url().endsWith('/wps/member/register'));

test("[REG-08] a link's code survives screens and reloads, reaches the gateway, and is then removed", async ({
  page,
  words,
  merchant,
}) => {
  const code = await affiliateCode();
  await page.goto(`/m/home?affiliateCode=${code}`);
  await expectHome(page, words);
  const first = nextCaptcha(page);
  await page.getByRole('link', { name: words('common', 'register'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
  const typed = page.getByLabel(new RegExp(`^${words('auth', 'affiliateCode')}`));
  const expectLinked = async () => {
    await expect(page.getByRole('status').filter({ hasText: words('auth', 'invitationTaken') })).toContainText(code);
    await expect(typed).toHaveCount(0);
  };
  await expectLinked();
  await first;
  const second = nextCaptcha(page);
  await page.reload();
  await expectLinked();
  await fillIn(page, words, await second);
  const sent = registration(page);
  await submit(page, words);
  expect(await decryptSent(merchant, await sent)).toMatchObject({ affiliateCode: code });
  await expectAnnouncement(page, words('auth', 'registered'));

  await page.goto('/m/register');
  await page.getByText(words('auth', 'moreDetails')).click();
  await expect(typed).toBeVisible();
});

test('[REG-08] the code in a link works even if "register" is tapped before the app runs', async ({ page, words }) => {
  const code = await affiliateCode();
  const release = await holdRequests(page, /\/assets\/main-[^/]+\.js$/);
  await page.goto(`/m/home?affiliateCode=${code}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('link', { name: words('common', 'register'), exact: true }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/m\/register$/);
  release();
  await expect(page.getByRole('status').filter({ hasText: words('auth', 'invitationTaken') })).toContainText(code);
});

test('[REG-08] a link with a refused code shows a note; its button focuses the field', async ({ page, words }) => {
  await page.goto('/m/register?affiliateCode=BADCODE');
  const note = page.getByRole('status').filter({ hasText: 'BADCODE' });
  await expect(note).toContainText(words('auth', 'invitationRefused'));
  await expect(note).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: words('auth', 'invitationEnterAnother') }).click();
  const code = field(page, words('auth', 'affiliateCode'));
  await expect(code).toBeFocused();
  await expect(code).toBeInViewport({ ratio: 1 });
});

test('[REG-09] an unknown code shows an error and gets the focus; a valid code reaches the gateway', async ({
  page,
  words,
  merchant,
}) => {
  const captcha = nextCaptcha(page);
  await page.goto('/m/register');
  await page.getByText(words('auth', 'moreDetails')).click();
  const username = await fillIn(page, words, await captcha);
  const code = field(page, words('auth', 'affiliateCode'));
  await code.fill('NOBODYS1');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await submit(page, words);
  await expect(page.getByText(words('auth', 'invitationWrong')).first()).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveAccessibleDescription(new RegExp(words('auth', 'invitationWrong')));
  await expect(code).toHaveValue('NOBODYS1');
  await expect(field(page, words('auth', 'username'))).toHaveValue(username);
  await expect(field(page, words('auth', 'password'))).toHaveValue(password);
  await expect(field(page, words('auth', 'confirmPassword'))).toHaveValue(password);
  await expect(field(page, words('auth', 'captcha'))).not.toHaveValue('');
  expect(asked).not.toContain('/wps/member/register');

  const right = await affiliateCode();
  await code.fill(right);
  const sent = registration(page);
  await submit(page, words);
  expect(await decryptSent(merchant, await sent)).toMatchObject({ affiliateCode: right, username });
  await expectAnnouncement(page, words('auth', 'registered'));
});
