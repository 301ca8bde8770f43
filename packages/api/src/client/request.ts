import { needsSession } from '../contract/call.ts';
import { cryptoError } from '../crypto/cryptoError.ts';
import { withTimeOfReply } from '../crypto/gatewayClock.ts';
import type { GatewayContext } from './context.ts';
import type { EncodedBody, encodeBody as EncodeBody } from './encodeBody.ts';
import type { GatewayRequest } from './gatewayRequest.ts';
import { isStandalone } from '@livery/device/platform';

/** Where a call goes: the merchant's gateway, and the merchant's path for it where there is one. */
export function addressOf({ merchant }: GatewayContext, { call, query = {} }: GatewayRequest): string {
  const path = merchant.gateway.paths[call.name] ?? call.path;
  const address = new URL(merchant.gateway.baseUrl.replace(/\/$/, '') + path, globalThis.location?.href);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address.href;
}

/** A request, ready to go out. */
export interface PreparedRequest {
  address: string;
  init: RequestInit;
  /** What sends it. */
  fetch: typeof fetch;
}

/**
 * Address, headers and body of a request, and how it goes out.
 * @throws CryptoError when the body can't be encrypted, or code for this request did not load
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
    // OTHERS is the gateway's word for a page opened from the home screen.
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
      // The token travels in its header. No cookies: nothing to forge across sites.
      credentials: 'omit',
      // A member's data and token do not stay in the browser's cache, where the next person at this phone could find them.
      cache: needsSession(call) || request.query?.token !== undefined ? 'no-store' : 'default',
    },
    fetch: encoded?.fetch ?? withTimeOfReply(send),
  };
}

/** Most requests have no body and no idempotency key: the code for those that have one loads with the first. */
async function encodeBody(...parts: Parameters<typeof EncodeBody>): Promise<EncodedBody> {
  const { encodeBody: encode } = await loaded(import('./encodeBody.ts'));
  return encode(...parts);
}

/** Code that few requests need. @throws CryptoError when it does not load */
const loaded = <Code>(code: Promise<Code>): Promise<Code> =>
  code.catch(() => {
    throw cryptoError('NETWORK', 'its code did not load');
  });
