import type { KeyObject } from 'node:crypto';
import { type Call, type CallName, calls } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../db/connect.ts';
import { findSession, type Session } from '../session/sessions.ts';
import type { CallContext, CallHandlers } from './callContext.ts';
import { CallFailure } from './callFailure.ts';
import { isAllowedOrigin } from './isAllowedOrigin.ts';
import type { MerchantDirectory } from './merchantDirectory.ts';
import { readBody, readQuery } from './readRequest.ts';
import { failed, failureOf, succeeded } from './replies.ts';
import { type RouteTable, routesOf, standardRoutes } from './routes.ts';

export interface MountCalls {
  handlers: CallHandlers;
  db: Database;
  merchants: MerchantDirectory;
  privateKey: KeyObject;
  /** Called with every merchant before its first call: its part of the world may have to be made. */
  welcomeMerchant: (merchant: Merchant) => Promise<void>;
  log: (line: string) => void;
  /** Checks the gateway's own replies against the contract. */
  checksReplies: boolean;
}

type AnyHandler = (context: CallContext<Call>) => Promise<unknown>;

/** Answers every path that no other route took: calls of the contract by merchant, path and method. */
export function mountCalls(app: Hono, mount: MountCalls): void {
  app.all('*', async ({ req }) => {
    try {
      return succeeded(await answer(req.raw, mount));
    } catch (error) {
      return failed(failureOf(error, mount.log));
    }
  });
}

async function answer(request: Request, mount: MountCalls): Promise<unknown> {
  const url = new URL(request.url);
  const merchant = mount.merchants.find(request.headers.get('Merchant') ?? '');
  const name = findCall(merchant, url.pathname, request.method, mount.merchants);
  if (merchant === undefined) {
    throw new CallFailure('MERCHANT_UNKNOWN', 'The Merchant header names no merchant of this gateway, or its folder has mistakes (see the log).');
  }
  const call = calls[name];
  await mount.welcomeMerchant(merchant);
  const session = await sessionOf(request, call.access === 'signedIn', merchant, mount.db);
  const query = readQuery(call, url) as { language?: string; lang?: string } | undefined;
  const body = await readBody(call, request, merchant, mount.privateKey);
  const language = query?.language ?? query?.lang ?? headerLanguage(request) ?? merchant.languages.default;
  const handler = mount.handlers[name] as AnyHandler;
  const value = await handler({ merchant, db: mount.db, query, body, language, session, origin: originOf(request, mount.merchants) });
  if (mount.checksReplies) {
    const checked = v.safeParse(call.value, value);
    if (!checked.success) throw new Error(`The reply of ${name} does not fit the contract: ${JSON.stringify(v.flatten(checked.issues).nested)}`);
  }
  return value;
}

function findCall(merchant: Merchant | undefined, path: string, method: string, merchants: MerchantDirectory): CallName {
  const tables: RouteTable[] = merchant === undefined ? [standardRoutes, ...merchants.all().map(routesOf)] : [routesOf(merchant)];
  const methods = tables.map((table) => table.get(path)).find((found) => found !== undefined);
  if (methods === undefined) throw new CallFailure('NOT_FOUND', 'The gateway has no such path.');
  // HEAD is a GET whose body is dropped on the way out.
  const name = methods.get(method === 'HEAD' ? 'GET' : method);
  if (name === undefined) {
    const allowed = [...methods.keys()].join(', ');
    throw new CallFailure('METHOD_NOT_ALLOWED', `This path answers ${allowed}.`, { headers: { Allow: allowed } });
  }
  return name;
}

async function sessionOf(request: Request, isNeeded: boolean, merchant: Merchant, db: Database): Promise<Session | undefined> {
  const token = request.headers.get('Authorization')?.trim() ?? '';
  if (token === '') {
    if (isNeeded) throw new CallFailure('SESSION_MISSING', 'The call needs a session. Log in and send its token as Authorization.');
    return undefined;
  }
  const session = await findSession(db, { token, merchantCode: merchant.code });
  // Calls for anyone work with a token that has ended: a visitor with an old one is a guest.
  if (session === undefined && isNeeded) throw new CallFailure('SESSION_INVALID', 'The session ended or is not one of this merchant. Log in again.');
  return session;
}

function originOf(request: Request, merchants: MerchantDirectory): string | undefined {
  const origin = request.headers.get('Origin') ?? '';
  return isAllowedOrigin(origin, merchants) ? origin : undefined;
}

function headerLanguage(request: Request): string | undefined {
  const language = request.headers.get('Language') ?? '';
  return /^[A-Z]{2,3}$/.test(language) ? language : undefined;
}
