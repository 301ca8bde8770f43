import type { Page } from '@playwright/test';
import { originOf, originOfVariant } from '../environment/setups.ts';
import { closeAnnouncements } from '../fixtures/announcementPopup.ts';
import { createUserName } from '../fixtures/createMember.ts';
import { expectGames, expectHome, expectRunning, heart } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { field, loginName, signIn } from '../fixtures/signIn.ts';
import type { Words } from '../fixtures/words.ts';
import { checkFrame } from './checkFrame.ts';

/*
 * A merchant like aurora that has people checked: its own skin, as the assemble step writes it, and GeeTest played by a server of
 * this machine, which serves the script and whom the gateway asks.
 */
test.use({ baseURL: originOfVariant('checked-aurora') });

const account = { username: 'demo1', password: 'demo1234' };
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

async function expectTyped(page: Page, words: Words): Promise<void> {
  await expect(loginName(page, words)).toHaveValue(account.username);
  await expect(field(page, words('auth', 'password'))).toHaveValue(account.password);
}

async function open(page: Page, words: Words) {
  await page.goto('/m/login');
  const check = checkFrame(page, words);
  await expect(loginName(page, words)).toBeVisible();
  return check;
}

const send = (page: Page, words: Words) =>
  page.getByRole('button', { name: words('common', 'login'), exact: true }).click();

test('whoever passes the check is logged in; it shows once the form is sent, and not before', async ({
  page,
  words,
}) => {
  const check = await open(page, words);
  await expect(check.dialog).toHaveCount(0);
  const sent = page.waitForRequest('**/wps/session/login');
  await signIn(page, words, account);
  await expect(check.title).toBeVisible();
  await check.pass();
  await sent;
  await expectHome(page, words);
  await expect(check.dialog).toHaveCount(0);
});

test('[LOGIN-04] an answer that GeeTest takes for a program’s is refused; the form stays as it was, and the check begins anew', async ({
  page,
  words,
}) => {
  const check = await open(page, words);
  await signIn(page, words, account);
  await check.answerAsProgram();
  await expect(failure(page)).toHaveText(words('auth', 'botCheckWrong'));
  await expectTyped(page, words);
  await send(page, words);
  await check.pass();
  await expectHome(page, words);
});

test('[LOGIN-04] each try has a check of its own: an answer serves once', async ({ page, words }) => {
  const check = await open(page, words);
  await signIn(page, words, { ...account, username: createUserName() });
  await check.pass();
  await expect(failure(page)).toHaveText(words('auth', 'loginWrong'));
  await loginName(page, words).fill(account.username);
  await send(page, words);
  await check.pass();
  await expectHome(page, words);
});

test('a check that is closed, by its button, by a key or by a tap where it draws nothing, ends without a word; the button has the focus again', async ({
  page,
  words,
}) => {
  const check = await open(page, words);
  await signIn(page, words, account);
  const expectForm = async () => {
    await expect(check.dialog).toHaveCount(0);
    await expect(failure(page)).toHaveCount(0);
    await expectTyped(page, words);
    await expect(page.getByRole('button', { name: words('common', 'login'), exact: true })).toBeFocused();
  };
  await expect(check.title).toBeVisible();
  await check.close();
  await expectForm();
  await send(page, words);
  await expect(check.title).toBeVisible();
  await page.keyboard.press('Escape');
  await expectForm();
  await send(page, words);
  await check.removeMask();
  await page.touchscreen.tap(200, 400);
  await expectForm();
  await send(page, words);
  await check.pass();
  await expectHome(page, words);
});

test('a check that breaks down says so, and the next try has another', async ({ page, words }) => {
  const check = await open(page, words);
  await signIn(page, words, account);
  await check.breakDown();
  await expect(failure(page)).toHaveText(words('auth', 'botCheckFailed'));
  await expectTyped(page, words);
  await send(page, words);
  await check.pass();
  await expectHome(page, words);
});

for (const [what, address] of [
  ['its script', '**/gt4.js'],
  ['what its script asks for', '**/load?*'],
] as const)
  test(`where ${what} can’t be had the form says so, and tries again at the next press`, async ({ page, words }) => {
    await page.route(address, (route) => route.abort());
    const check = await open(page, words);
    await signIn(page, words, account);
    await expect(failure(page)).toHaveText(words('auth', 'botCheckFailed'));
    await expect(check.dialog).toHaveCount(0);
    await expectTyped(page, words);
    await page.unroute(address);
    await send(page, words);
    await check.pass();
    await expectHome(page, words);
  });

test('a script from elsewhere is refused by the policy, which the browser reports, and the form says so', async ({
  page,
  words,
  allowErrors,
}) => {
  allowErrors(/violates the following Content Security Policy directive/);
  const reports: string[] = [];
  page.on('console', (message) => {
    if (/gt4\.js.*violates the following Content Security Policy directive/s.test(message.text()))
      reports.push(message.text());
  });
  const elsewhere = 'http://elsewhere.localhost/gt4.js';
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/javascript', body: 'isLetIn = true' }));
  await page.route('**/gt4.js', (route) => route.fulfill({ status: 302, headers: { Location: elsewhere } }));
  await open(page, words);
  await signIn(page, words, account);
  await expect(failure(page)).toHaveText(words('auth', 'botCheckFailed'));
  await expectTyped(page, words);
  expect(reports).not.toEqual([]);
  expect(page.frames().length).toBeGreaterThan(1);
  for (const frame of page.frames()) expect(await frame.evaluate(() => 'isLetIn' in globalThis)).toBe(false);
});

test.describe('on home', () => {
  // That they were seen is kept for aurora itself.
  test.use({ announcements: 'shown' });

  test('it stands over a login sheet, too', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
    await closeAnnouncements(page);
    await heart(page, words).click();
    const check = checkFrame(page, words);
    await signIn(page, words, account);
    await expect(check.title).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(check.dialog).toHaveCount(0);
    await expectTyped(page, words);
    await send(page, words);
    await check.pass();
    await expect(check.dialog).toHaveCount(0);
    await expect(loginName(page, words)).toHaveCount(0);
    await expect(page).toHaveURL(/\/m\/home$/);
  });
});

test('nothing of it loads before a form that needs it, nor at a merchant that names none', async ({ page, words }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const ofCheck = () => asked.filter((url) => /bot-check|gt4|geetest/i.test(url));
  await page.goto('/m/home');
  await expectHome(page, words);
  await expectRunning(page);
  expect(ofCheck()).toEqual([]);
  await page.goto('/m/login');
  await expect.poll(ofCheck).toContainEqual(expect.stringMatching(/gt4\.js$/));
  asked.length = 0;
  await page.goto(`${originOf('aurora')}/m/register`);
  await expect(field(page, words('auth', 'confirmPassword'))).toBeVisible();
  await page.goto(`${originOf('aurora')}/m/login`);
  await signIn(page, words, account);
  await expectHome(page, words);
  expect(ofCheck()).toEqual([]);
});

test.describe('with the service worker in charge', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the check has its own document, not the app’s', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectHome(page, words);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const check = await open(page, words);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await signIn(page, words, account);
    await check.pass();
    await expectHome(page, words);
  });
});
