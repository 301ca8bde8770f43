import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { isCryptoError } from '../crypto/cryptoError.ts';
import { selectSession, sessionEnded } from '../session/sessionSlice.ts';
import type { WithSession } from '../session/sessionSlice.ts';
import { contextOf } from './context.ts';
import { storeReply, cacheOwnerOf } from './cachedReplies.ts';
import { needsSession } from '../contract/call.ts';
import type { GatewayContext } from './context.ts';
import type { GatewayError } from './errors.ts';
import type { Reply } from './readReply.ts';
import { prepareRequest } from './request.ts';
import type { GatewayRequest } from './gatewayRequest.ts';
import type { PreparedRequest } from './request.ts';
import { withRetries } from './retry.ts';
import { send } from './send.ts';
import { throttled } from './throttle.ts';

/** A request, or a function that creates it from the current merchant and language. */
export type RequestSource = GatewayRequest | ((context: GatewayContext) => GatewayRequest);
export interface GatewayMeta {
  context: GatewayContext;
}
export type GatewayBaseQuery = BaseQueryFn<RequestSource, unknown, GatewayError, object, GatewayMeta>;

/**
 * Sends every call: sets headers, encrypts, times out, retries, opens the envelope, checks the schema and ends the
 * session.
 */
export const gatewayBaseQuery: GatewayBaseQuery = async (source, api) => {
  const context = contextOf(api.extra);
  const request = typeof source === 'function' ? source(context) : source;
  const token = tokenNow(api);
  return { ...(await answer(context, request, token, api)), meta: { context } };
};

async function answer(
  context: GatewayContext,
  request: GatewayRequest,
  token: string | undefined,
  api: BaseQueryApi,
): Promise<Reply> {
  const { call } = request;
  if (needsSession(call) && !token) {
    return { error: { code: 'SESSION_MISSING', message: `${call.name} needs a session` } };
  }
  const owner = cacheOwnerOf(context, request, api.getState());
  const reply = await exchange(context, request, token, api);
  const isSameSession = tokenNow(api) === token;

  // Only the gateway's SESSION_INVALID for the current token ends a session. A late reply to an old token must not end
  // the session that replaced the old session.
  if (reply.error?.code === 'SESSION_INVALID' && token && isSameSession && !request.isEndingSession) {
    api.dispatch(sessionEnded({ reason: 'expired' }));
  } else if (!isSameSession && needsSession(call) && api.type === 'query') {
    return { error: { code: 'SESSION_CHANGED', message: `${call.name} was answered for a session that is over` } };
  } else if (!reply.error) {
    storeReply(request, owner, reply.data);
  }
  return reply;
}

async function exchange(
  context: GatewayContext,
  request: GatewayRequest,
  token: string | undefined,
  api: BaseQueryApi,
): Promise<Reply> {
  const { call } = request;
  const { timeoutMs = 15_000, retryMs = 400 } = context.timing ?? {};

  let prepared: PreparedRequest;
  try {
    prepared = await prepareRequest(context, request, token);
  } catch (cause) {
    if (isCryptoError(cause)) return { error: { code: cause.code, message: `${call.name}: ${cause.message}` } };
    throw cause;
  }
  const { address } = prepared;
  const attempt = () => send(call, address, prepared.init, request.timeoutMs ?? timeoutMs, api.signal, prepared.fetch);
  const run = () => (api.type === 'query' ? withRetries(attempt, retryMs, api.signal) : attempt());
  if (!call.throttleMs) return run();
  return throttled(context, call.name, `${address} ${token} ${JSON.stringify(request.body)}`, call.throttleMs, run);
}

function tokenNow(api: BaseQueryApi): string | undefined {
  return selectSession(api.getState() as WithSession)?.token;
}
