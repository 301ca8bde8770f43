import { resolve } from 'node:path';
import { sealBody } from '@livery/contract/seal';
import { readMerchant } from '@livery/merchant/node';
import { expect, type Page } from '@playwright/test';

const merchantsDir = resolve(import.meta.dirname, '../../../merchants');
/** Of Brazil, as nobody has them: the digits behind the first two are drawn. */
const newMobileNum = () => `11${String(Math.floor(Math.random() * 1e9)).padStart(9, '9')}`;
const country = '55';

/** Fields that the gateway wants each time, empty. */
const unfilled = Object.fromEntries(
  [
    'affiliateCode',
    'recommenderId',
    'paymentPassword',
    'nickname',
    'payeeName',
    'email',
    'idNumber',
    'qqNum',
    'facebook',
    'wechat',
    'line',
    'whatsapp',
    'zalo',
    'domain',
  ].map((field) => [field, '']),
);

/**
 * Opens an account at a house that registers by mobile number only, for which there is no form: with the gateway's own
 * calls, as another client of it would, and the code that the SMS holds.
 */
export async function openAccountByMobile(page: Page, code: string, username: string, password: string): Promise<void> {
  const { merchant } = readMerchant(merchantsDir, code);
  const mobileNum = newMobileNum();
  const number = { mobileNum, countryDialingCode: country };
  const ask = (method: string, path: string, body?: string, headers: Record<string, string> = {}) =>
    page.evaluate(async ([url, init]) => (await fetch(url, init)).json() as Promise<{ success: boolean }>, [
      path,
      {
        method,
        body,
        headers: { 'Content-Type': 'application/json', Merchant: code, Language: 'EN', Device: 'MOBILE', ...headers },
      },
    ] as const);
  expect(
    await ask('POST', '/wps/verification/sms/noLogin', JSON.stringify({ ...number, purpose: 'register' })),
  ).toMatchObject({ success: true });
  const [sms] = (await ask('GET', `/sandbox/outbox.json?to=${country}${mobileNum}`)) as unknown as { text: string }[];
  const verificationCode = /\b\d{4,10}\b/.exec(sms!.text)![0];
  const registration = {
    ...unfilled,
    ...number,
    registerUrl: 'localhost',
    registerMethod: 'H5',
    username,
    password,
    confirmPassword: password,
    verificationCode,
    type: 0,
  };
  const { encryption, body } = sealBody(merchant!, JSON.stringify(registration));
  const reply = await ask('PUT', '/wps/member/register/mobile', body, {
    Encryption: encryption,
    ModuleId: 'REG3',
    'Idempotency-Key': username,
  });
  expect(reply).toMatchObject({ success: true, value: { userName: username } });
}
