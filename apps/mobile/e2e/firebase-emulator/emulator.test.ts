import type { BrowserContext, Page } from '@playwright/test';
import { setups } from '../environment/setups.ts';
import { createMobileNum, password } from '../fixtures/createMember.ts';
import { expectHome } from '../fixtures/home.ts';
import { expect, test } from '../fixtures/merchantTest.ts';
import { field } from '../fixtures/signIn.ts';
import type { Words } from '../fixtures/words.ts';
import { emulated, emulatorUrl } from './emulated.ts';
import { googleFrames } from './googleFrames.ts';

test.use({
  merchant: 'lagoa',
  baseURL: `http://localhost:${setups[0]!.port}`,
  // The tests close announcement popups when they open. The stored state that hides popups cannot be used, because it
  // belongs to another host.
  storageState: { cookies: [], origins: [] },
});

/**
 * Simulates Google, which is not reachable in tests. Its frame library is mocked, and the emulator's page has no
 * styles.
 */
async function playGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${googleFrames.toString()})()` }),
  );
  await context.route(/^https:\/\/(unpkg\.com|fonts\.)/, (route) => route.abort());
}

test.beforeEach(async ({ context, page }) => {
  await playGoogle(context);
  await page.goto(`/open/${emulated.code}`);
});

/** Returns the code that the emulator made for a number. */
async function readCode(mobileNum: string): Promise<string> {
  const reply = await fetch(`${emulatorUrl}/emulator/v1/projects/${emulated.projectId}/verificationCodes`);
  const { verificationCodes } = (await reply.json()) as { verificationCodes: { phoneNumber: string; code: string }[] };
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === `+55${mobileNum}`)!.code;
}

async function requestCode(page: Page, words: Words): Promise<void> {
  const sent = page.waitForResponse(/accounts:sendVerificationCode/);
  await page.getByRole('button', { name: words('auth', 'getCode') }).click();
  expect((await sent).status()).toBe(200);
}

test("a number registers and logs in by the emulator's codes; a wrong code shows at its field", async ({
  page,
  words,
}) => {
  const mobileNum = createMobileNum();
  await page.goto('/m/register');
  await field(page, words('auth', 'mobileNum')).fill(mobileNum);
  await requestCode(page, words);
  const right = await readCode(mobileNum);
  await field(page, words('auth', 'verificationCode')).fill(right === '000000' ? '111111' : '000000');
  await field(page, words('auth', 'password')).fill(password);
  await field(page, words('auth', 'confirmPassword')).fill(password);
  await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
  await expect(page.getByText(words('common', 'in_verification_error'))).toBeVisible();
  await field(page, words('auth', 'verificationCode')).fill(right);
  await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
  await expect(page).toHaveURL(/\/m\/login$/);

  // Simulates another phone, which has no waiting time for the next code.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('radio', { name: words('auth', 'verificationCode') }).check();
  await field(page, words('auth', 'mobileNum')).fill(mobileNum);
  await requestCode(page, words);
  await field(page, words('auth', 'verificationCode')).fill(await readCode(mobileNum));
  await page.getByRole('button', { name: words('common', 'login'), exact: true }).click();
  await expectHome(page, words);
});
