import { expect, type Page } from '@playwright/test';
import { createMobileNum, createUserName, password, readSmsCode } from '../fixtures/createMember.ts';
import { expectHome } from '../fixtures/home.ts';
import { field, loginName, signIn } from '../fixtures/signIn.ts';
import type { Journey } from './passwordJourneys.ts';

/** Collects the id tokens in Firebase's replies to the page after this call. The sandbox issues no other id tokens. */
function collectTokens(page: Page): () => Promise<string[]> {
  const replies: Promise<string>[] = [];
  page.on('response', (reply) => {
    if (!/accounts:signIn/.test(reply.url())) return;
    replies.push(reply.json().then(({ idToken }: { idToken: string }) => idToken));
  });
  return async () => {
    const tokens = await Promise.all(replies);
    expect(tokens).toEqual([expect.stringMatching(/^eyJ/)]);
    return tokens;
  };
}

/** Journeys with a login by Firebase at lagoa. The sandbox simulates Firebase. */
export const firebaseJourneys: readonly Journey[] = [
  {
    what: 'a login with an account of Google',
    merchant: 'lagoa',
    isSignedIn: true,
    go: async ({ page, words }) => {
      const tokens = collectTokens(page);
      await page.goto('/m/login');
      const google = page.getByRole('button', { name: words('auth', 'continueWithGoogle') });
      const [accounts] = await Promise.all([page.waitForEvent('popup'), google.click()]);
      const name = createUserName();
      await accounts.getByLabel('Name').fill(name);
      await accounts.getByLabel('E-mail').fill(`${name}@example.org`);
      await accounts.getByRole('button', { name: 'Continue' }).click();
      await expectHome(page, words);
      return tokens();
    },
  },
  {
    what: 'a registration by a code that Firebase sent, and the login after it',
    merchant: 'lagoa',
    isSignedIn: true,
    go: async ({ page, words, merchant }) => {
      const tokens = collectTokens(page);
      const mobileNum = createMobileNum();
      await page.goto('/m/register');
      await field(page, words('auth', 'mobileNum')).fill(mobileNum);
      const sent = page.waitForResponse(/accounts:sendVerificationCode/);
      await page.getByRole('button', { name: words('auth', 'getCode') }).click();
      await sent;
      const code = await readSmsCode(merchant, mobileNum);
      await field(page, words('auth', 'verificationCode')).fill(code);
      await field(page, words('auth', 'password')).fill(password);
      await field(page, words('auth', 'confirmPassword')).fill(password);
      await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
      await expect(page).toHaveURL(/\/m\/login$/);
      await signIn(page, words, { username: await loginName(page, words).inputValue() });
      await expectHome(page, words);
      return [code, password, ...(await tokens())];
    },
  },
];
