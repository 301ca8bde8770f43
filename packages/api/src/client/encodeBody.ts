import type { PublicMerchant } from '@livery/merchant';
import type { Call } from '../contract/call.ts';
import { encryptBody } from '../crypto/encryptBody.ts';
import { createForm, type FormFields } from './createForm.ts';

/** A body as it is sent, and what the headers say of it. */
export interface EncodedBody {
  headers: Readonly<Record<string, string>>;
  body: BodyInit;
}

/**
 * Writes a body in the form that its call asks for, encrypted where the call asks for that.
 * @throws CryptoError when it can't be encrypted
 */
export async function encodeBody(
  { gateway }: Pick<PublicMerchant, 'gateway'>,
  call: Call,
  body: unknown,
): Promise<EncodedBody> {
  if (call.encoding !== undefined && call.encoding !== 'json')
    return { headers: {}, body: createForm(call.encoding, body as FormFields) };
  const headers = { 'Content-Type': 'application/json' };
  const json = JSON.stringify(body);
  if (call.isEncrypted !== true) return { headers, body: json };
  const encrypted = await encryptBody(gateway.cryptoSuite, gateway.rsaPublicKey, json);
  return { headers: { ...headers, Encryption: encrypted.header }, body: JSON.stringify(encrypted.body) };
}
