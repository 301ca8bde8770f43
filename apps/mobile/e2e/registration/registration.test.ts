import type { Page } from '@playwright/test';
import { password } from '../fixtures/createMember.ts';
import { expect, test } from './variantTest.ts';
import type { Words } from '../fixtures/words.ts';
import {
  createName,
  createNumber,
  expectedLabels,
  fillAccount,
  fillCaptcha,
  fillFields,
  fillNumber,
  fillPasswords,
  labelsOf,
  type Registering,
  submit,
} from './registerForm.ts';
import { callVariant, isMember, logInAt, applyVariant } from './variantPage.ts';
import { combinations, randomVariants, registerSwitches, type Variant } from './variants.ts';

const tabs = (page: Page) => page.locator('main [role=radiogroup] [type=radio]');
/** Makes the gateway create the variant's data. The gateway does this slowly with the first call. */
const prepare = (variant: Variant) => callVariant(variant, 'GET', '/wps/relay/MCS2_registerSetting');
const onlySwitches = ({ switches }: Variant) => registerSwitches.filter((name) => switches[name]);

async function registerByName(who: Registering): Promise<void> {
  const { page, variant } = who;
  const username = createName();
  await fillAccount(who, username);
  await expect.poll(async () => (await labelsOf(page)).toSorted()).toEqual(expectedLabels(who).toSorted());
  expect(await submit(who)).toBe(username);
  expect(await logInAt(variant, { username, password, type: 'username' })).toBe(username);
}

async function registerByNumber(who: Registering): Promise<void> {
  const { page, words, variant } = who;
  const { REGMOBVERF3, MOBILENUMPASSREG3 } = variant.switches;
  const number = createNumber();
  await fillNumber(who, number, REGMOBVERF3);
  const asked = [
    'mobileNum',
    ...(REGMOBVERF3 ? (['verificationCode'] as const) : []),
    ...(MOBILENUMPASSREG3 ? (['password', 'confirmPassword'] as const) : []),
  ] as const;
  await expect.poll(() => labelsOf(page)).toEqual(asked.map((name) => `${words('auth', name)}*`));
  if (MOBILENUMPASSREG3) await fillPasswords(page, words);
  const username = `880${number}`;
  expect(await submit(who)).toBe(username);
  if (MOBILENUMPASSREG3) expect(await logInAt(variant, { username, password, type: 'username' })).toBe(username);
  else expect(await isMember(variant, username, createNumber())).toBe(true);
}

for (const variant of combinations) {
  const { USERNAMEREG3, MOBILENUMREG3 } = variant.switches;
  const title = onlySwitches(variant).join(', ') || 'no switch';

  test(`[REG-01] [REG-03] with ${title} on, a member is created, or registration is reported as closed`, async ({
    page,
    words,
  }) => {
    const who: Registering = { page, words, variant };
    await prepare(variant);
    await applyVariant(page, variant);
    await page.goto('/m/register');
    if (!USERNAMEREG3 && !MOBILENUMREG3) {
      await expect(page.getByRole('heading', { name: words('auth', 'registerShut') })).toBeVisible();
      await expect(page.getByRole('link', { name: words('common', 'login'), exact: true })).toBeVisible();
      return;
    }
    await expect(page.locator('main form')).toBeVisible();
    await expect(tabs(page)).toHaveCount(USERNAMEREG3 && MOBILENUMREG3 ? 2 : 0);
    if (USERNAMEREG3) await registerByName(who);
    if (!MOBILENUMREG3) return;
    if (USERNAMEREG3) {
      await page.goto('/m/register');
      await tabs(page).last().check({ force: true });
    }
    await registerByNumber(who);
  });
}

for (const [index, variant] of randomVariants.entries()) {
  test(`[REG-02] [REG-04] configuration ${index + 1} of ${randomVariants.length}: the form creates a member`, async ({
    page,
    words,
  }) => {
    const who: Registering = { page, words, variant };
    await prepare(variant);
    await applyVariant(page, variant);
    const captcha = captchaOf(page);
    await page.goto('/m/register');
    await expect(page.locator('main form')).toBeVisible();
    if (variant.hasCaptcha) await expect(fieldOfCaptcha(page, words)).toBeVisible();
    await expect.poll(async () => (await labelsOf(page)).toSorted()).toEqual(expectedLabels(who).toSorted());
    const username = createName();
    await fillAccount(who, username);
    await fillFields(who);
    if (variant.hasCaptcha) await fillCaptcha(who, captcha);
    expect(await submit(who)).toBe(username);
    expect(await logInAt(variant, { username, password, type: 'username' })).toBe(username);
  });
}

const fieldOfCaptcha = (page: Page, words: Words) =>
  page.getByRole('textbox', { name: new RegExp(`^${words('auth', 'captcha')}`) });

/** Returns the captcha that the form is about to request. */
function captchaOf(page: Page): Promise<{ captchaId: string }> {
  const found = page
    .waitForResponse((reply) => new URL(reply.url()).pathname === '/wps/captcha')
    .then(async (reply) => ((await reply.json()) as { value: { captchaId: string } }).value);
  // A form without captcha makes no such request, so a rejection is ignored.
  found.catch(() => undefined);
  return found;
}
