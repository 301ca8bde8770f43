import { expect, type Page } from '@playwright/test';
import type { MerchantCode } from '../environment/setups.ts';
import { createAccount, createUserName, password } from '../fixtures/createMember.ts';
import { hasRegisterCaptcha } from '../fixtures/files.ts';
import { goTo } from '../fixtures/goTo.ts';
import { expectHome } from '../fixtures/home.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { field, logOut, register, signIn } from '../fixtures/signIn.ts';
import type { Words } from '../fixtures/words.ts';

/** A visit to a merchant's page. */
interface Visit {
  page: Page;
  words: Words;
  merchant: MerchantCode;
}

export interface Journey {
  what: string;
  merchant: MerchantCode;
  /** Runs the journey. Returns the passwords and codes that the test typed. */
  go: (visit: Visit) => Promise<string[]>;
  /** Whether a member is signed in at the end of the journey. */
  isSignedIn: boolean;
}

const wrongPassword = 'n0t-the-password';
const newPassword = 'n3w-one4fun';

async function logIn({ page, words, merchant }: Visit): Promise<void> {
  const username = createUserName();
  await createAccount(merchant, username);
  await page.goto('/m/login');
  await signIn(page, words, { username });
  await expect(page).toHaveURL(/\/m\/home$/);
  await expectHome(page, words);
}

/** Journeys with a login or a logout with a password. */
export const passwordJourneys: readonly Journey[] = [
  {
    what: 'a login by user name, remembered',
    merchant: 'aurora',
    isSignedIn: true,
    go: async (visit) => {
      await logIn(visit);
      return [password];
    },
  },
  {
    what: 'a login by user name that is not remembered',
    merchant: 'padma',
    isSignedIn: true,
    go: async (visit) => {
      await logIn(visit);
      return [password];
    },
  },
  {
    what: 'a login with a wrong password',
    merchant: 'aurora',
    isSignedIn: false,
    go: async ({ page, words }) => {
      await page.goto('/m/login');
      await signIn(page, words, { username: 'demo1', password: wrongPassword });
      await expect(page.getByText(words('auth', 'loginWrong'))).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: words('auth', 'loginTitle') })).toBeVisible();
      return [wrongPassword];
    },
  },
  {
    what: 'a registration and the login after it',
    merchant: 'aurora',
    isSignedIn: true,
    go: async ({ page, words }) => {
      const username = await register(page, words, { hasCaptcha: hasRegisterCaptcha('aurora') });
      await signIn(page, words, { username });
      await expect(page).toHaveURL(/\/m\/home$/);
      return [password];
    },
  },
  {
    what: 'a change of the password',
    merchant: 'aurora',
    isSignedIn: true,
    go: async (visit) => {
      const { page, words } = visit;
      await logIn(visit);
      await goTo(page, '/m/changePsw');
      await field(page, words('password', 'newPassword')).fill(newPassword);
      await field(page, words('password', 'confirmNewPassword')).fill(newPassword);
      await page.getByRole('button', { name: words('password', 'confirmChange') }).click();
      await expectAnnouncement(page, words('password', 'changed'));
      await expect(page).toHaveURL(/\/m\/home$/);
      return [password, newPassword];
    },
  },
  {
    what: 'a free trial',
    merchant: 'aurora',
    isSignedIn: true,
    go: async ({ page, words }) => {
      await page.goto('/m/login');
      await page.getByRole('button', { name: words('auth', 'freeTrial') }).click();
      await expect(page).toHaveURL(/\/m\/home$/);
      return [];
    },
  },
  {
    what: 'a logout',
    merchant: 'indus',
    isSignedIn: false,
    go: async (visit) => {
      const { page, words } = visit;
      await logIn(visit);
      await logOut(page, words);
      return [password];
    },
  },
];
