import { randomBytes } from 'node:crypto';
import { calls } from '@livery/api/contract';
import { emptyRegistration } from '@livery/contract/registration';
import type { Merchant } from '@livery/merchant';
import { fromClient } from '../field/addresses.ts';
import { record, send } from '../replay/recorded.ts';

export interface Captcha {
  captchaId: string;
  /** The picture, a PNG in base64. */
  image: string;
}

export async function getCaptcha(url: string, { code }: Merchant, client: number): Promise<Captcha> {
  const reply = await fetch(url + calls.getCaptcha.path, { headers: { Merchant: code, ...fromClient(client) } });
  const envelope = (await reply.json()) as { value?: Captcha; code?: string };
  if (envelope.value === undefined) throw new Error(`The gateway sent no captcha: ${envelope.code}`);
  return envelope.value;
}

/** Gets the answer from the sandbox, which provides it for tests. */
export async function solve(url: string, captchaId: string): Promise<string> {
  return ((await (await fetch(`${url}/sandbox/captchas/${captchaId}`)).json()) as { answer: string }).answer;
}

/**
 * Registers a new member with an answer to a captcha.
 * @returns the code of the failure, or `done` on success
 */
export function registerWith(
  url: string,
  merchant: Merchant,
  answer: { captchaId: string; captcha: string },
  client: number,
): Promise<string> {
  const content = {
    ...emptyRegistration,
    registerUrl: 'localhost',
    registerMethod: 'H5',
    username: `robot${randomBytes(4).toString('hex')}`,
    password: 'Secret-7x',
    confirmPassword: 'Secret-7x',
    type: 0,
    ...answer,
  };
  return send(url, record(merchant, calls.register, { content }), client);
}
