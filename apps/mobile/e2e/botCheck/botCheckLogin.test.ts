import type { Page } from '@playwright/test';
import { originOf, originOfVariant } from '../environment/setups.ts';
import { createUserName } from '../fixtures/createMember.ts';
import { expectGames, expectHome, expectRunning, heart } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { field, loginName, signIn } from '../fixtures/signIn.ts';
import type { Words } from '../fixtures/words.ts';
import { checkFrame } from './checkFrame.ts';

/*
 * The tests use a variant of aurora with a bot check. It has its own skin, as the assemble step writes it. A local
 * server simulates GeeTest: it serves the script, and replies to the gateway.
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

test('a player who passes the check is logged in; it shows only after the form is sent', async ({ page, words }) => {
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

test('[LOGIN-04] an answer of a program is refused; the form keeps its values, and the check restarts', async ({
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

test('[LOGIN-04] each try needs a new check, because an answer is valid only once', async ({ page, words }) => {
  const check = await open(page, words);
  await signIn(page, words, { ...account, username: createUserName() });
  await check.pass();
  await expect(failure(page)).toHaveText(words('auth', 'loginWrong'));
  await loginName(page, words).fill(account.username);
  await send(page, words);
  await check.pass();
  await expectHome(page, words);
});

test('a check closed by its button, a key or a tap outside shows no error; the button has the focus', async ({
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

test('a broken check shows an error, and the next try opens another check', async ({ page, words }) => {
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
  ['a file that its script requests', '**/load?*'],
] as const)
  test(`if ${what} cannot be loaded, the form shows an error, and the next press tries again`, async ({
    page,
    words,
  }) => {
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

test('the policy blocks a script from elsewhere, the browser reports it, and the form shows an error', async ({
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
  test('the check is shown over a login sheet too', async ({ page, words }) => {
    await page.goto('/m/home');
    await expectGames(page, words);
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

test("the check's files load only with a form that needs them, and not at a merchant without it", async ({
  page,
  words,
}) => {
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

test.describe('with an active service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test("the check has its own document, not the app's", async ({ page, words }) => {
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
