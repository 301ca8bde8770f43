import { optionalFields } from '@livery/merchant/optional-fields';
import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { password } from '../fixtures/createMember.ts';
import { expectAnnouncement } from '../fixtures/announcements.ts';
import { readAnswer, field } from '../fixtures/signIn.ts';
import type { Words } from '../fixtures/words.ts';
import type { OptionalField, Variant } from './variants.ts';
import { callVariant, readCode } from './variantPage.ts';

/** A player who registers at a variant by its form. */
export interface Registering {
  page: Page;
  words: Words;
  variant: Variant;
}

export const createNumber = () => `17${String(randomInt(1e8)).padStart(8, '0')}`;
export const createName = () => `r${randomUUID().replaceAll('-', '').slice(0, 13)}`;

/** Returns the labels of the visible fields of the form, with their marks. */
export const labelsOf = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('main form label[for]')].map((label) => label.textContent ?? ''));

/** Returns the labels that the form of a variant by user name should have, with their marks. */
export function expectedLabels({ words, variant }: Registering): string[] {
  const { fields, hasCaptcha } = variant;
  const { mobileNum, verificationCode } = fields;
  const uses = {
    ...fields,
    // A code needs a number as its target. So if the code is required, the number is required too.
    verificationCode: mobileNum === 'off' ? 'off' : verificationCode,
    mobileNum: mobileNum !== 'off' && verificationCode === 'required' ? 'required' : mobileNum,
  };
  const labels = optionalFields
    .filter((name) => uses[name] !== 'off')
    .map((name) => `${words('auth', name)}${uses[name] === 'required' ? '*' : ''}`);
  const always = (['username', 'password', 'confirmPassword'] as const).map((name) => `${words('auth', name)}*`);
  return [...always, ...labels, ...(hasCaptcha ? [`${words('auth', 'captcha')}*`] : [])];
}

/** Fills in the name and the passwords. */
export async function fillAccount({ page, words }: Registering, username: string): Promise<void> {
  await field(page, words('auth', 'username')).fill(username);
  await fillPasswords(page, words);
}

export async function fillPasswords(page: Page, words: Words): Promise<void> {
  await field(page, words('auth', 'password')).fill(password);
  await field(page, words('auth', 'confirmPassword')).fill(password);
}

/** Fills in a number, and the code of the SMS to it if the form requires one. */
export async function fillNumber({ page, words }: Registering, number: string, hasCode: boolean): Promise<void> {
  await field(page, words('auth', 'mobileNum')).fill(number);
  if (!hasCode) return;
  const sent = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/wps/verification/sms/noLogin');
  await page.getByRole('button', { name: words('auth', 'getCode') }).click();
  expect((await sent).status()).toBe(200);
  await field(page, words('auth', 'verificationCode')).fill(await readCode(number));
}

/** Fills in the required fields of the variant, and the optional fields in `filled`. */
export async function fillFields(who: Registering): Promise<void> {
  const { page, words, variant } = who;
  const { fields, filled } = variant;
  const isFilled = (name: OptionalField) => fields[name] === 'required' || filled.includes(name);
  const more = page.getByText(words('auth', 'moreDetails'), { exact: true });
  // Unfolds the optional fields, if there are any. The element is found and clicked in one step, because the form may
  // render again in between.
  await more.evaluateAll(([summary]) => (summary as HTMLElement | undefined)?.click());
  if (fields.mobileNum !== 'off' && (isFilled('mobileNum') || isFilled('verificationCode')))
    await fillNumber(who, createNumber(), isFilled('verificationCode'));
  const values = await valuesOf(variant);
  for (const name of optionalFields)
    if (name !== 'mobileNum' && name !== 'verificationCode' && isFilled(name))
      await field(page, words('auth', name)).fill(values[name]);
}

/** Returns the value for each field. */
async function valuesOf(variant: Variant): Promise<Record<OptionalField, string>> {
  const host = `/wps/member/affiliate?domain=partner.${variant.code}.localhost`;
  const { affiliateCode } = (await callVariant<{ affiliateCode: string }>(variant, 'GET', host)).value;
  return {
    paymentPassword: '482915',
    nickname: 'Amina',
    payeeName: 'Amina Rahman',
    email: 'amina@example.org',
    mobileNum: '',
    verificationCode: '',
    idNumber: '1234567890',
    qqNum: '1234567890',
    facebook: 'amina.r',
    wechat: 'amina_r',
    line: 'amina_r',
    whatsapp: '01712345678',
    zalo: '01712345678',
    recommenderId: 'demo1',
    affiliateCode,
  };
}

/** Fills in the captcha. The promise of its reply must be created before the form is opened. */
export async function fillCaptcha({ page, words }: Registering, reply: Promise<{ captchaId: string }>): Promise<void> {
  const { captchaId } = await reply;
  await field(page, words('auth', 'captcha')).fill(await readAnswer(page, captchaId));
}

/** Sends the form. At the end, login is shown with the new member's name filled in. Returns that name. */
export async function submit({ page, words }: Registering): Promise<string> {
  await page.getByRole('button', { name: words('common', 'register'), exact: true }).click();
  await expectAnnouncement(page, words('auth', 'registered'));
  await expect(page).toHaveURL(/\/m\/login$/);
  const name = page.locator('main form input[autocomplete~=username]');
  await expect(name).not.toHaveValue('');
  return name.inputValue();
}
