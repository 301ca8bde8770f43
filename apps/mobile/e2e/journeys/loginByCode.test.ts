import { toLatinDigits } from '@livery/i18n/digits';
import { createAccountByNumber, readSmsCode } from '../fixtures/createMember.ts';
import { expectHome } from '../fixtures/home.ts';
import { chooseCode, choosePassword, fillNumber, maskedNumber, requestCode, shiftClock } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { field, loginName, readAnswer } from '../fixtures/signIn.ts';

const hour = 3_600_000;
const merchant = 'padma';
const isLogin = (reply: { url: () => string }) => new URL(reply.url()).pathname === '/wps/session/login';

test.describe('at padma, with login by a code by SMS', () => {
  test.use({ merchant });

  for (const wrongBy of [0, hour, -hour])
    test(`[LOGIN-02] [LOGIN-03] an SMS code logs in and counts down 5 min, clock wrong by ${wrongBy / hour} h`, async ({
      page,
      words,
    }) => {
      const mobileNum = await createAccountByNumber(merchant);
      await shiftClock(page, wrongBy);
      await page.goto('/m/login');
      await expect(loginName(page, words)).toBeVisible();
      await chooseCode(page, words);
      await fillNumber(page, words, mobileNum);
      await requestCode(page, words);
      const unit = words('auth', 'codeWait_other', { count: '' }).trim();
      const countdown = page.getByRole('button', { name: new RegExp(`^\\p{Nd}+ ${unit}`, 'u') });
      await expect(countdown).toBeVisible();
      const secondsLeft = async () =>
        Number(/\d+/.exec(toLatinDigits((await countdown.textContent()) ?? ''))?.[0] ?? Number.NaN);
      const left = await secondsLeft();
      expect(left).toBeGreaterThan(240);
      expect(left).toBeLessThanOrEqual(302);
      await expect.poll(secondsLeft).toBeLessThan(left);
      await page.reload();
      await expect(countdown).toBeVisible();
      expect(await secondsLeft()).toBeLessThan(left);
      await expect
        .poll(async () => (await field(page, words('auth', 'mobileNum')).inputValue()).replaceAll(/\D/g, ''))
        .toBe(mobileNum);

      await field(page, words('auth', 'verificationCode')).fill(await readSmsCode(merchant, mobileNum));
      await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
      await expectHome(page, words);
      await expect(page.getByRole('link', { name: maskedNumber(`55${mobileNum}`) })).toBeVisible();
    });

  test('[LOGIN-04] three wrong codes add a captcha; changing the method renews it; the right code logs in', async ({
    page,
    words,
  }) => {
    const mobileNum = await createAccountByNumber(merchant);
    await page.goto('/m/login');
    await chooseCode(page, words);
    await fillNumber(page, words, mobileNum);
    await requestCode(page, words);
    const picture = field(page, words('auth', 'captcha'));
    const code = field(page, words('auth', 'verificationCode'));
    const right = await readSmsCode(merchant, mobileNum);
    const wrong = right === '000000' ? '000001' : '000000';
    const logIn = page.getByRole('button', { name: words('common', 'login'), exact: true });
    for (let failures = 1; failures <= 3; failures += 1) {
      await expect(picture).toHaveCount(0);
      await code.fill(wrong);
      const reply = page.waitForResponse(isLogin);
      await logIn.click();
      await reply;
      await expect(page.getByText(words('auth', 'loginCodeWrong'))).toBeVisible();
    }
    await expect(picture).toBeFocused();

    const nextPicture = () => page.waitForResponse((reply) => new URL(reply.url()).pathname === '/wps/captcha');
    const idOf = async (reply: ReturnType<typeof nextPicture>) =>
      ((await (await reply).json()) as { value: { captchaId: string } }).value.captchaId;
    const [byName] = [nextPicture()];
    await choosePassword(page, words);
    const first = await idOf(byName);
    await expect(loginName(page, words)).toBeVisible();
    const byCode = nextPicture();
    await chooseCode(page, words);
    const second = await idOf(byCode);
    expect(second).not.toBe(first);
    await picture.fill(await readAnswer(page, second));
    await code.fill(right);
    await logIn.click();
    await expectHome(page, words);
  });

  test('an invalid number shows an error immediately, before any SMS', async ({ page, words }) => {
    await page.goto('/m/login');
    await chooseCode(page, words);
    await fillNumber(page, words, '119123');
    await page.getByRole('button', { name: words('auth', 'getCode') }).click();
    await expect(page.getByText(words('auth', 'mobileTooShort'))).toBeVisible();
    await expect(field(page, words('auth', 'mobileNum'))).toBeFocused();
  });
});
