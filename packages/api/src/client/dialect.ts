import type { Dialect } from '@livery/merchant';
import type { CallName } from '../contract/calls.ts';
import type { GatewayRequest } from './gatewayRequest.ts';

/** Calls whose published interface has a `token` parameter. */
const callsWithToken: readonly string[] = [
  'getAnnouncements',
  'getDividendContract',
  'getFavoriteGames',
  'getFavoriteGamesAll',
  'logout',
] satisfies CallName[];

/**
 * Moves the fields of a request to the positions that this gateway expects. `adaptFetch` handles headers and the reply.
 */
export function adaptRequest(request: GatewayRequest, dialect: Dialect, token: string | undefined): GatewayRequest {
  const { call, query, body } = request;
  const { moduleId, ...withoutModule } = call;
  const isInPayload = dialect.moduleId === 'payload' && moduleId !== undefined;
  const hasBody = call.method === 'POST' || call.method === 'PUT';
  const isPlain = call.name === 'changePassword' && !dialect.encryptPasswordChange;
  return {
    ...request,
    call: { ...(isInPayload ? withoutModule : call), ...(isPlain && { isEncrypted: false }) },
    query: {
      ...query,
      ...(isInPayload && !hasBody && { moduleId }),
      ...(token !== undefined && hasTokenParameter(call.name, dialect) && { token }),
    },
    body: isInPayload && hasBody ? { ...(body as object), moduleId } : withoutPurpose(call.name, body, dialect),
  };
}

const hasTokenParameter = (name: string, { token }: Dialect): boolean =>
  token === 'parameter' || (token === 'both' && callsWithToken.includes(name));

function withoutPurpose(name: string, body: unknown, { sendSmsPurpose }: Dialect): unknown {
  if (name !== 'sendSmsCode' || sendSmsPurpose) return body;
  const { purpose: _, ...rest } = body as { purpose?: unknown };
  return rest;
}

/**
 * Creates a `fetch` that sends the header names of this gateway, and wraps a bare reply in the envelope that the client
 * reads.
 */
export function adaptFetch(send: typeof fetch, dialect: Dialect): typeof fetch {
  return async (address, init = {}) => {
    const headers = adaptHeaders(init.headers as Record<string, string>, dialect);
    const reply = await send(address, { ...init, headers });
    return dialect.replies === 'bare' ? inEnvelope(reply) : reply;
  };
}

/** Renames the headers for this gateway, and removes the headers that the gateway does not accept. */
export function adaptHeaders(headers: Readonly<Record<string, string>>, dialect: Dialect): Record<string, string> {
  const omitted: readonly string[] = [
    ...dialect.omitHeaders,
    ...(dialect.token === 'parameter' ? ['Authorization'] : []),
  ];
  const names: Readonly<Record<string, string | undefined>> = dialect.renameHeaders;
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (omitted.includes(name) ? [] : [[names[name] ?? name, value]])),
  );
}

/**
 * Wraps a bare reply in the envelope. A success status means success, unless the reply has `success: false`. Text that
 * is not JSON is unchanged.
 */
async function inEnvelope(reply: Response): Promise<Response> {
  const text = await reply.text();
  const { status, ok: isOk, headers } = reply;
  // A Response whose status forbids a body (204) cannot contain the envelope.
  return new Response(envelopeOf(text, isOk), { status: text === '' && isOk ? 200 : status, headers });
}

function envelopeOf(text: string, isOk: boolean): string {
  if (text === '') return isOk ? JSON.stringify({ success: true }) : text;
  try {
    const value = JSON.parse(text) as unknown;
    const isRefusal = !isOk || (value as { success?: unknown } | null)?.success === false;
    return JSON.stringify(isRefusal ? { ...(value as object), success: false } : { success: true, value });
  } catch {
    return text;
  }
}
