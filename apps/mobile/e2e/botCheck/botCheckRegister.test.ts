import type { Request } from '@playwright/test';
import { gatewayOf, originOfVariant } from '../environment/setups.ts';
import { createUserName, password } from '../fixtures/createMember.ts';
import { forgetMessages } from '../fixtures/forgetMessages.ts';
import { expectHome } from '../fixtures/home.ts';
import { chooseCode } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { field, readAnswer, signIn } from '../fixtures/signIn.ts';
import { createNumber } from '../registration/registerForm.ts';
import { readCode } from '../registration/variantPage.ts';
import { checkFrame } from './checkFrame.ts';

/**
 * Sends a request of the page to the gateway from Node. The host is replaced, because Node cannot resolve names below
 * `localhost`.
 */
async function passOn(request: Request): Promise<void> {
  const { host: _, ...headers } = request.headers();
  const { pathname } = new URL(request.url());
  const body = request.postData() ?? '';
  const reply = await fetch(`${gatewayOf('aurora')}${pathname}`, { method: request.method(), headers, body });
  expect(reply.status).toBe(200);
}

test.describe('by user name, with a captcha too', () => {
  test.use({ baseURL: originOfVariant('checked-aurora') });

  test('[REG-10] a closed, broken or refused check keeps the form; passed, it registers only once', async ({
    page,
    words,
  }) => {
    const username = createUserName();
    const check = checkFrame(page, words);
    const captcha = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/wps/captcha');
    await page.goto('/m/register');
    const { captchaId } = ((await (await captcha).json()) as { value: { captchaId: string } }).value;
    await field(page, words('auth', 'username')).fill(username);
    await field(page, words('auth', 'password')).fill(password);
    await field(page, words('auth', 'confirmPassword')).fill(password);
    const answer = await readAnswer(page, captchaId);
    await field(page, words('auth', 'captcha')).fill(answer);
    const failure = page.getByRole('alert').filter({ hasText: /\S/ });
    const send = () => page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
    const expectTyped = async () => {
      await expect(field(page, words('auth', 'username'))).toHaveValue(username);
      await expect(field(page, words('auth', 'password'))).toHaveValue(password);
      await expect(field(page, words('auth', 'captcha'))).toHaveValue(answer);
    };

    await send();
    await check.close();
    await expect(check.dialog).toHaveCount(0);
    await expect(failure).toHaveCount(0);
    await expectTyped();

    await send();
    await check.breakDown();
    await expect(failure).toHaveText(words('auth', 'botCheckFailed'));
    await expectTyped();

    // The gateway registers the member, but its reply is lost.
    await page.route('**/wps/member/register', async (route) => {
      await passOn(route.request());
      await route.abort();
    });
    await send();
    await check.pass();
    await expect(failure).toHaveText(words('common', 'offline'));
    await expectTyped();
    await page.unroute('**/wps/member/register');
    await send();
    await check.pass();
    await expectAnnouncement(page, words('auth', 'registered'));
    await signIn(page, words, { username });
    await check.pass();
    await expectHome(page, words);
  });

  test('[REG-10] an answer of a program registers no member; the captcha is renewed', async ({ page, words }) => {
    const username = createUserName();
    const check = checkFrame(page, words);
    const captchas = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/wps/captcha');
    await page.goto('/m/register');
    await captchas;
    await field(page, words('auth', 'username')).fill(username);
    await field(page, words('auth', 'password')).fill(password);
    await field(page, words('auth', 'confirmPassword')).fill(password);
    await field(page, words('auth', 'captcha')).fill('1234');
    const next = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/wps/captcha');
    await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
    await check.answerAsProgram();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(words('auth', 'botCheckWrong'));
    await next;
    await expect(field(page, words('auth', 'captcha'))).toHaveValue('');
    await expect(field(page, words('auth', 'username'))).toHaveValue(username);
    await expect(field(page, words('auth', 'password'))).toHaveValue(password);
  });
});

test.describe('by mobile number', () => {
  test.use({ merchant: 'padma', baseURL: originOfVariant('checked-padma') });

  test('[REG-03] [LOGIN-03] each SMS code, the registration and the login need their own check', async ({
    page,
    words,
  }) => {
    const number = createNumber();
    const check = checkFrame(page, words);
    const getCode = async () => {
      await field(page, words('auth', 'mobileNum')).fill(number);
      await page.getByRole('button', { name: words('auth', 'getCode') }).click();
      const sent = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/wps/verification/sms/noLogin');
      await check.pass();
      expect((await sent).status()).toBe(200);
      await field(page, words('auth', 'verificationCode')).fill(await readCode(number));
    };
    await page.goto('/m/register');
    await page.getByRole('radio', { name: words('auth', 'mobileNum') }).check();
    await getCode();
    await field(page, words('auth', 'password')).fill(password);
    await field(page, words('auth', 'confirmPassword')).fill(password);
    await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
    await check.pass();
    await expect(page).toHaveURL(/\/m\/login$/);
    await forgetMessages('aurora', `880${number}`);
    await chooseCode(page, words);
    await getCode();
    await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
    await check.pass();
    await expectHome(page, words);
  });
});
