import { needsSession } from '../contract/call.ts';
import { cryptoError } from '../crypto/cryptoError.ts';
import { withTimeOfReply } from '../crypto/gatewayClock.ts';
import type { GatewayContext } from './context.ts';
import type { EncodedBody, encodeBody as EncodeBody } from './encodeBody.ts';
import type { GatewayRequest } from './gatewayRequest.ts';
import { isStandalone } from '@livery/device/platform';

/**
 * Returns the address of a call at the merchant's gateway. Uses the merchant's path for the call if `gateway.json`
 * defines one.
 */
export function addressOf({ merchant }: GatewayContext, { call, query = {} }: GatewayRequest): string {
  const path = merchant.gateway.paths[call.name] ?? call.path;
  const address = new URL(merchant.gateway.baseUrl.replace(/\/$/, '') + path, globalThis.location?.href);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address.href;
}

/** A request that is ready to send. */
export interface PreparedRequest {
  address: string;
  init: RequestInit;
  /** Sends the request. */
  fetch: typeof fetch;
}

/**
 * Creates address, headers and body of a request, and the `fetch` that sends it.
 * @throws CryptoError if the body cannot be encrypted, or if code for this request did not load
 */
export async function prepareRequest(
  context: GatewayContext,
  given: GatewayRequest,
  token: string | undefined,
): Promise<PreparedRequest> {
  const { merchant, getLanguage } = context;
  const { dialect } = merchant.gateway;
  const adapter = dialect && (await loaded(import('./dialect.ts')));
  const request = adapter ? adapter.adaptRequest(given, dialect, token) : given;
  const send = adapter ? adapter.adaptFetch(context.fetch ?? fetch, dialect) : context.fetch;
  const { call } = request;
  const headers: Record<string, string> = {
    Accept: 'application/json',
    Merchant: merchant.code,
    Language: getLanguage(),
    // The gateway uses OTHERS for a page opened from the home screen.
    Device: isStandalone() ? 'OTHERS' : 'MOBILE',
  };
  if (call.moduleId) headers.ModuleId = call.moduleId;
  if (token) headers.Authorization = token;
  const encoded =
    request.body || call.isIdempotent ? await encodeBody({ ...context, fetch: send }, request, headers) : undefined;
  return {
    address: addressOf(context, request),
    init: {
      method: call.method,
      headers: encoded?.headers ?? headers,
      body: encoded?.body,
      // The token has a header, so no cookies are needed. Without cookies, cross-site request forgery is not possible.
      credentials: 'omit',
      // A member's data and token must not be in the browser's cache, because the next user of this phone could read
      // them there.
      cache: needsSession(call) || request.query?.token !== undefined ? 'no-store' : 'default',
    },
    fetch: encoded?.fetch ?? withTimeOfReply(send),
  };
}

/**
 * Encodes a body. Most requests have no body and no idempotency key, so this code is loaded with the first request that
 * needs it.
 */
async function encodeBody(...parts: Parameters<typeof EncodeBody>): Promise<EncodedBody> {
  const { encodeBody: encode } = await loaded(import('./encodeBody.ts'));
  return encode(...parts);
}

/**
 * Awaits code that few requests need.
 * @throws CryptoError if the code does not load
 */
const loaded = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch(() => {
    throw cryptoError('NETWORK', 'its code did not load');
  });
