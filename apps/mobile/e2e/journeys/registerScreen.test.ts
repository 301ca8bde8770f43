import { languageOf } from '@livery/i18n';
import { merchantCodes } from '../environment/setups.ts';
import { callGateway } from '../fixtures/callGateway.ts';
import { readJson } from '../fixtures/files.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { field } from '../fixtures/signIn.ts';
import { wordsIn } from '../fixtures/words.ts';

/** Returns the minimum age of a merchant's licence. */
const ageAt = (merchant: string) =>
  readJson<{ licence: { minimumAge: number } }>(`merchants/${merchant}/merchant.json`).licence.minimumAge;

for (const merchant of merchantCodes)
  test.describe(`at ${merchant}`, () => {
    // Announcements are shown, because with hidden announcements the fixture would treat the agreement over the form as
    // an announcement and close it.
    test.use({ merchant, announcements: 'shown' });

    test('[REG-14] the register screen shows the announcements of m_reg', async ({ page, languages }) => {
      const query = new URLSearchParams({
        types: 'B',
        platform: 'M',
        groupName: 'm_reg',
        merchantCode: merchant,
        language: languages.default,
      });
      const { banners } = await callGateway<{ banners: { content: { heading: string }[] } }>(
        merchant,
        'GET',
        `/wps/relay/MCSFE_announcements?${query}`,
        { headers: { ModuleId: 'COMM3', Language: languages.default } },
      );
      expect(banners.content).not.toEqual([]);
      await page.goto('/m/register');
      for (const { heading } of banners.content)
        await expect(page.locator('main').getByText(heading, { exact: true })).toBeVisible();
    });

    test("[VAL-07] the terms and the user agreement show the licence's minimum age", async ({ page, words }) => {
      // The age is matched in any digits, because the page uses the digits of the language.
      const age = new RegExp([...String(ageAt(merchant))].map((digit) => `[${digit}${digitsLike(digit)}]`).join(''));
      await page.goto('/m/register');
      await expect(page.getByRole('checkbox', { name: age })).toBeChecked();
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      await page.getByRole('link', { name: words('auth', 'agreement') }).click();
      const agreement = page.getByRole('dialog', { name: words('agreement', 'title') });
      await expect(agreement).toContainText(age);
      // The back button closes the agreement when it has its own history entry, which is added after its first frame.
      await expect.poll(entries).toBe(before + 1);
      await page.goBack();
      await expect(agreement).toHaveCount(0);
      await expect(page).toHaveURL(/\/m\/register$/);
      await page.goto('/m/userAgreement');
      await expect(page.locator('main')).toContainText(age);
    });
  });

/** The digit in the numeral systems of the merchants' languages. */
const digitsLike = (digit: string) =>
  [0x9e6, 0x6f0, 0x660, 0x1040].map((zero) => String.fromCodePoint(zero + Number(digit))).join('');

test("[LANG-06] a new language shows the form's errors in that language, and keeps all typed values", async ({
  page,
  words,
}) => {
  const bengali = wordsIn('BN');
  await page.goto('/m/register');
  await field(page, words('auth', 'username')).fill('amina');
  await page.getByText(words('auth', 'moreDetails')).click();
  await field(page, words('auth', 'email')).fill('amina@example');
  await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
  await expect(page.getByText(words('auth', 'emailNotValid'))).toBeVisible();
  await expect(page.getByText(words('auth', 'isRequired', { field: words('auth', 'password') }))).toBeVisible();

  await page.getByRole('button', { name: words('common', 'settings') }).click();
  await page.getByRole('option', { name: languageOf('BN').ownName }).click();
  await expect(page.getByText(bengali('auth', 'emailNotValid'))).toBeVisible();
  await expect(page.getByText(bengali('auth', 'isRequired', { field: bengali('auth', 'password') }))).toBeVisible();
  await expect(page.getByText(words('auth', 'emailNotValid'))).toHaveCount(0);
  await expect(field(page, bengali('auth', 'username'))).toHaveValue('amina');
  await expect(field(page, bengali('auth', 'email'))).toHaveValue('amina@example');
});
