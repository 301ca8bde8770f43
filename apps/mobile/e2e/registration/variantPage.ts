import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { encryptBody } from '@livery/contract/encrypt';
import { emptyRegistration } from '@livery/contract/registration';
import { readMerchant } from '@livery/merchant/node';
import type { Page } from '@playwright/test';
import { gatewayOf, variantsDir } from '../environment/setups.ts';
import type { Variant } from './variants.ts';

/**
 * Turns a page of aurora into that of a variant. The HTML then names the variant and its switches, so its calls go to
 * the variant.
 */
export async function applyVariant(page: Page, { code, switches }: Variant): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.startsWith('/m/'),
    async (route) => {
      const { status, headers, html } = await readPage(new URL(route.request().url()));
      const body = html.replace(/(<script[^>]*id="merchant"[^>]*>)(.*?)(<\/script>)/s, (_, begin, json, end) => {
        const merchant = JSON.parse(json as string) as { switches: object };
        const changed = { ...merchant, code, switches: { ...merchant.switches, ...switches } };
        return `${begin}${JSON.stringify(changed).replaceAll('<', '\\u003c')}${end}`;
      });
      await route.fulfill({ status, headers, body });
    },
  );
}

/** Gets a page from the front server. The header `Host` is set, because Node cannot resolve names below `localhost`. */
async function readPage({ host, port, pathname }: URL) {
  const [reply] = (await once(get({ port, path: pathname, headers: { Host: host } }), 'response')) as [IncomingMessage];
  const { 'content-security-policy': policy = '', 'content-type': type = '' } = reply.headers;
  return {
    status: reply.statusCode ?? 0,
    headers: { 'Content-Type': type, 'Content-Security-Policy': String(policy) },
    html: await text(reply),
  };
}

/** Calls the gateway as a client of the variant, and returns the reply. */
export async function callVariant<Value>(
  { code }: Variant,
  method: string,
  path: string,
  { body, headers = {} }: { body?: string; headers?: Record<string, string> } = {},
): Promise<{ success: boolean; value: Value }> {
  const reply = await fetch(`${gatewayOf('aurora')}${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: { 'Content-Type': 'application/json', Merchant: code, Language: 'EN', Device: 'MOBILE', ...headers },
  });
  return (await reply.json()) as { success: boolean; value: Value };
}

/** Returns the code in the newest message to a Bangladeshi phone number. */
export async function readCode(mobileNum: string): Promise<string> {
  const reply = await fetch(`${gatewayOf('aurora')}/sandbox/outbox.json?to=880${mobileNum}`);
  const [sms] = (await reply.json()) as { text: string }[];
  return /\b\d{4,10}\b/.exec(sms!.text)![0];
}

/** Logs in at a variant. Returns the name of the member; undefined if the login failed. */
export async function logInAt(variant: Variant, content: object): Promise<string | undefined> {
  const { merchant } = readMerchant(variantsDir, variant.code);
  const { encryption, body } = encryptBody(merchant!, JSON.stringify(content));
  const { value } = await callVariant<{ userName?: string } | undefined>(variant, 'POST', '/wps/session/login', {
    body,
    headers: { Encryption: encryption },
  });
  return value?.userName;
}

/**
 * Whether a variant with registration only by mobile number has a member with that name. The check registers another
 * member with that name as the referrer. This succeeds only if the member exists.
 */
export async function isMember(variant: Variant, userName: string, mobileNum: string): Promise<boolean> {
  const number = { mobileNum, countryDialingCode: '880' };
  const isVerified = variant.switches.REGMOBVERF3;
  if (isVerified)
    await callVariant(variant, 'POST', '/wps/verification/sms/noLogin', {
      body: JSON.stringify({ ...number, purpose: 'register' }),
    });
  const path = '/wps/member/register/mobile';
  const idempotencyKey = `after-${userName}`;
  const fields = {
    ...emptyRegistration,
    ...number,
    verificationCode: isVerified ? await readCode(mobileNum) : '',
    registerUrl: 'localhost',
    registerMethod: 'H5',
    username: '',
    password: '',
    confirmPassword: '',
    recommenderId: userName,
    type: 0,
  };
  const { merchant } = readMerchant(variantsDir, variant.code);
  const { encryption, body } = encryptBody(merchant!, JSON.stringify(fields), { method: 'PUT', path, idempotencyKey });
  const { success } = await callVariant(variant, 'PUT', path, {
    body,
    headers: { Encryption: encryption, ModuleId: 'REG3', 'Idempotency-Key': idempotencyKey },
  });
  return success;
}
