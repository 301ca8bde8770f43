import { encryptBody } from '../crypto/encryptBody.ts';
import { withTimeOfReply } from '../crypto/gatewayClock.ts';
import type { GatewayContext } from './context.ts';
import { createForm, type FormFields } from './createForm.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import type { GatewayRequest } from './gatewayRequest.ts';
import { sendFresh } from './sendFresh.ts';

/** An encoded body, with the headers of its request. */
export interface EncodedBody {
  headers: Readonly<Record<string, string>>;
  body?: BodyInit;
  /** Sends the request. */
  fetch: typeof fetch;
}

/**
 * Encodes a body in the format of its call, encrypts it if the call requires encryption, and adds the idempotency key.
 * @param given headers of the request; an encrypted body is bound to them
 * @throws CryptoError if encryption fails
 */
export async function encodeBody(
  { merchant: { code, gateway }, fetch: send }: GatewayContext,
  { call, body, idempotencyKey }: GatewayRequest,
  given: Readonly<Record<string, string>>,
): Promise<EncodedBody> {
  const request = withTimeOfReply(send);
  // A request without a key from the caller gets a new key. The gateway requires a key, and a proxy may send a request
  // twice. An encrypted body is bound to the key only if the gateway receives the key header.
  const isKeySent = gateway.dialect?.omitHeaders.includes('Idempotency-Key') !== true;
  const key = isKeySent ? (idempotencyKey ?? (call.isIdempotent ? newIdempotencyKey() : undefined)) : undefined;
  const headers = { ...given, ...(key && { 'Idempotency-Key': key }) };
  if (body === undefined) return { headers, fetch: request };
  if (call.encoding !== undefined && call.encoding !== 'json')
    return { headers, body: createForm(call.encoding, body as FormFields), fetch: request };
  const jsonHeaders = { ...headers, 'Content-Type': 'application/json' };
  const json = JSON.stringify(body);
  if (call.isEncrypted !== true) return { headers: jsonHeaders, body: json, fetch: request };
  const encrypt = async () => {
    const encrypted = await encryptBody(gateway.cryptoSuite, gateway.rsaPublicKey, json, {
      merchant: code,
      method: call.method,
      path: gateway.paths[call.name] ?? call.path,
      idempotencyKey: key ?? '',
      token: given.Authorization ?? '',
    });
    return { headers: { ...jsonHeaders, Encryption: encrypted.header }, body: JSON.stringify(encrypted.body) };
  };
  return { ...(await encrypt()), fetch: sendFresh(encrypt, request) };
}
