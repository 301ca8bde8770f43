import { countryDialingCode, createMobileNum, password, readSmsCode } from '../fixtures/createMember.ts';
import { expectHome } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { field, loginName, signIn } from '../fixtures/signIn.ts';

test.describe('a guest of lagoa, with registration by mobile number', () => {
  test.use({ merchant: 'lagoa' });

  test(
    '[HOME-01] [REG-03] [REG-10] [REG-13 firebase] registers with a Firebase SMS code, and logs in',
    { tag: '@gate' },
    async ({ page, words, merchant }) => {
      const mobileNum = createMobileNum();
      const userName = `${countryDialingCode}${mobileNum}`;
      await page.goto('/m/home');
      await page.getByRole('link', { name: words('common', 'register'), exact: true }).click();
      await expect(page).toHaveURL(/\/m\/register$/);

      const number = field(page, words('auth', 'mobileNum'));
      await number.fill(mobileNum);
      const sent = page.waitForResponse((reply) => reply.url().includes('accounts:sendVerificationCode'));
      await page.getByRole('button', { name: words('auth', 'getCode') }).click();
      expect((await sent).status()).toBe(200);
      const countdown = page.getByRole('button', { name: /^\d+ s$/ });
      await expect(countdown).toBeVisible();
      await page.reload();
      await expect(countdown).toBeVisible();
      await expect.poll(async () => (await number.inputValue()).replaceAll(/\D/g, '')).toBe(mobileNum);

      await field(page, words('auth', 'verificationCode')).fill(await readSmsCode(merchant, mobileNum));
      await field(page, words('auth', 'password')).fill(password);
      await field(page, words('auth', 'confirmPassword')).fill(password);
      await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
      await expectAnnouncement(page, words('auth', 'registered'));
      await expect(page).toHaveURL(/\/m\/login$/);
      await expect(loginName(page, words)).toHaveValue(userName);

      await signIn(page, words, { username: userName });
      await expectHome(page, words);
      // The number is masked, because other people may see the screen.
      await expect(page.getByRole('link', { name: `*${mobileNum.slice(-4)}` })).toBeVisible();
      await expect(page.getByText(userName)).toHaveCount(0);
    },
  );
});
