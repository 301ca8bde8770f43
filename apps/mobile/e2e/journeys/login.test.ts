import { createAccountByNumber, createMember, createUserName, password } from '../fixtures/createMember.ts';
import { expectHome } from '../fixtures/home.ts';
import { maskedNumber, shiftClock } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { field, loginName, readAnswer, signIn } from '../fixtures/signIn.ts';

const isLogin = (reply: { url: () => string }) => new URL(reply.url()).pathname === '/wps/session/login';
const hour = 3_600_000;

test.describe('at aurora, with login by user name', () => {
  test(
    '[LOGIN-02] [LOGIN-07] [LOGIN-12] [LOGIN-13] [LOGIN-14] the form, its links and the encryption work',
    { tag: '@gate' },
    async ({ page, words }) => {
      const { userName } = await createMember('aurora');
      await page.goto('/m/login');
      await expect(loginName(page, words)).toBeVisible();
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.getByRole('link', { name: words('auth', 'forgotPassword') })).toHaveAttribute(
        'href',
        '/m/forget',
      );
      await expect(page.getByRole('link', { name: words('common', 'register'), exact: true })).toHaveAttribute(
        'href',
        '/m/register',
      );
      const secret = field(page, words('auth', 'password'));
      await secret.fill(password);
      await expect(secret).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: words('auth', 'showPassword') }).click();
      await expect(secret).toHaveAttribute('type', 'text');
      await page.getByRole('button', { name: words('auth', 'hidePassword') }).click();
      await expect(secret).toHaveAttribute('type', 'password');
      await expect(secret).toHaveValue(password);

      const sent = page.waitForRequest(isLogin);
      await signIn(page, words, { username: userName });
      const request = await sent;
      expect(request.headers()).toMatchObject({
        device: 'MOBILE',
        encryption: expect.stringMatching(/^[\w+/]{300,}=*$/),
      });
      expect(Object.keys(request.postDataJSON() as object)).toEqual(['value', 'time', 'nonce']);
      for (const plain of [userName, password]) expect(request.postData()).not.toContain(plain);
      await expectHome(page, words);
    },
  );

  test('[LOGIN-04] a captcha appears only after three wrong passwords; each try gets a new picture', async ({
    page,
    words,
  }) => {
    const { userName } = await createMember('aurora');
    await page.goto('/m/login');
    const picture = field(page, words('auth', 'captcha'));
    const tryOnce = async (given: string) => {
      const reply = page.waitForResponse(isLogin);
      await signIn(page, words, { username: userName, password: given });
      const { value } = (await (await reply).json()) as { value?: { captcha?: { captchaId: string } } };
      return value?.captcha?.captchaId;
    };
    for (let failures = 1; failures <= 2; failures += 1) {
      expect(await tryOnce('wrong-one')).toBeUndefined();
      await expect(page.getByText(words('auth', 'loginWrong'))).toBeVisible();
      await expect(picture).toHaveCount(0);
    }
    const first = await tryOnce('wrong-one');
    await expect(picture).toBeFocused();
    await expect(field(page, words('auth', 'password'))).toHaveValue('wrong-one');
    await picture.fill(await readAnswer(page, first!));
    const second = await tryOnce('wrong-two');
    expect(second).not.toBe(first);
    await expect(picture).toHaveValue('');
    await picture.fill(await readAnswer(page, second!));
    await tryOnce(password);
    await expectHome(page, words);
  });

  test('a wrong password and an unknown name show the same error; offline, the fields keep their values', async ({
    page,
    words,
    context,
  }) => {
    const { userName } = await createMember('aurora');
    await page.goto('/m/login');
    const heard = async (username: string) => {
      await loginName(page, words).fill('');
      const reply = page.waitForResponse(isLogin);
      await signIn(page, words, { username, password: 'not-theirs' });
      const [status, text] = [(await reply).status(), await (await reply).text()];
      await expect(page.getByRole('alert').filter({ hasText: words('auth', 'loginWrong') })).toBeVisible();
      return { status, text };
    };
    expect(await heard(userName)).toEqual(await heard(createUserName()));

    await context.setOffline(true);
    await signIn(page, words, { username: userName });
    await expect(page.getByText(words('common', 'offline')).first()).toBeVisible();
    await expect(loginName(page, words)).toHaveValue(userName);
    await expect(field(page, words('auth', 'password'))).toHaveValue(password);
    await context.setOffline(false);
    await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
    await expectHome(page, words);
  });

  for (const wrongBy of [hour, -hour])
    test(`[LOGIN-14] a phone whose clock is wrong by ${wrongBy / hour} h logs in at the first tap`, async ({
      page,
      words,
    }) => {
      const { userName } = await createMember('aurora');
      await shiftClock(page, wrongBy);
      await page.goto('/m/login');
      const statuses: number[] = [];
      page.on('response', (reply) => {
        if (isLogin(reply)) statuses.push(reply.status());
      });
      await signIn(page, words, { username: userName });
      await expectHome(page, words);
      // Earlier replies contained the gateway's time, so the first attempt succeeds.
      expect(statuses).toEqual([200]);
    });

  test('[LOGIN-10] the free trial shows a wait and ends on home; if it cannot start, the reason is shown', async ({
    page,
    words,
  }) => {
    const offer = '**/wps/session/freeplay/account';
    await page.route(offer, (route) =>
      route.fulfill({ json: { success: true, value: { state: 0, minutes: 120, playMoney: '2000.00' } } }),
    );
    await page.goto('/m/login');
    const trial = page.getByRole('button', { name: words('auth', 'freeTrial') });
    await trial.click();
    await expectAnnouncement(page, words('auth', 'trialClosed'));
    await expect(page).toHaveURL(/\/m\/login$/);

    await page.unroute(offer);
    await page.route('**/wps/session/login/freeplay', async (route) => {
      await expectAnnouncement(page, words('common', 'in_please_wait'));
      await route.continue();
    });
    await trial.click();
    await expect(page).toHaveURL(/\/m\/home$/);
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? 'null'));
    expect(session).toMatchObject({ type: 4, merchantCode: 'aurora' });
    await page.goBack();
    await expect(page).not.toHaveURL(/\/m\/login/);
  });
});

for (const merchant of ['indus', 'lagoa', 'padma'] as const)
  test.describe(`at ${merchant}`, () => {
    test.use({ merchant });

    test('[LOGIN-01] a member registered by mobile number logs in with it, in every notation', async ({
      page,
      words,
    }) => {
      const mobileNum = await createAccountByNumber(merchant);
      await page.goto('/m/login');
      await signIn(page, words, {
        username: `+55 ${mobileNum.slice(0, 2)} ${mobileNum.slice(2, 7)}-${mobileNum.slice(7)}`,
      });
      await expectHome(page, words);
      await expect(page.getByRole('link', { name: maskedNumber(`55${mobileNum}`) })).toBeVisible();
    });
  });
