import { type Call, type CallName, calls, failuresOf, needsSession } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { PrivateKeys } from '../crypto/privateKeys.ts';
import type { Database } from '../db/connect.ts';
import type { BotChecker } from '../botCheck/geetest.ts';
import { requireBotCheck, withoutBotCheckAnswer } from '../botCheck/requireBotCheck.ts';
import type { IdTokenReader } from '../firebase/idTokens.ts';
import type { Limits } from '../limits/limits.ts';
import { runSerially } from './runSerially.ts';
import { requireValidSession } from '../auth/validSession.ts';
import { findSession, isTrial, type Session } from '../auth/sessions.ts';
import type { CallContext, CallHandlers } from './callContext.ts';
import { acceptOnce } from './acceptOnce.ts';
import { callerOf } from './caller.ts';
import type { ClientAddresses } from './clientAddress.ts';
import { CallFailure } from './callFailure.ts';
import { runOnce, readIdempotencyKey } from './idempotency.ts';
import { isAllowedOrigin } from './isAllowedOrigin.ts';
import type { MerchantDirectory } from './merchantDirectory.ts';
import type { Intake } from './intake/createIntake.ts';
import type { Load } from './load.ts';
import { bytesOf, readBody, readQuery, requireBodyType } from './readRequest.ts';
import { failed, failureOf, succeeded, succeededForGuest } from './replies.ts';
import { type RouteTable, routesOf, standardRoutes } from './routes.ts';
import { siteOriginOf } from './siteOrigin.ts';

export interface MountCalls {
  handlers: CallHandlers;
  db: Database;
  merchants: MerchantDirectory;
  addresses: ClientAddresses;
  intake: Intake;
  load: Load;
  privateKeys: PrivateKeys;
  /** Seeds a merchant's data before its first call. */
  ensureMerchantSeeded: (merchant: Merchant) => Promise<void>;
  readIdToken: IdTokenReader;
  checkBot: BotChecker;
  limits: Limits;
  /** Key of the HMAC over bank card numbers. */
  cardKey: Buffer;
  /** Key that tickets of payment pages are derived with. */
  ticketKey: Buffer;
  log: (line: string) => void;
  /** Whether the gateway validates its own replies and failures against the contract. */
  checksReplies: boolean;
  /** Whether the sandbox's switches may inject faults. */
  hasSwitches: boolean;
  /** Answers a call, or injects a configured fault for it. */
  stageFaults: FaultInjector;
}

/** The merchant and call of a request. */
interface Target {
  merchant: Merchant;
  name: CallName;
}

export type FaultInjector = (target: Target, answer: () => Promise<Response>, context: Context) => Promise<Response>;

type Answering = (context: CallContext<Call>) => Promise<unknown>;
type AnyHandler = Answering & { prepare?: (context: CallContext<Call>) => Promise<Answering> };

/** Routes every request without another route to a call of the contract, by merchant, path and method. */
export function mountCalls(app: Hono, mount: MountCalls): void {
  const toFailureReply = (error: unknown) => failed(failureOf(error, mount.log));
  app.all('*', async (context) => {
    try {
      const target = targetOf(context.req.raw, mount);
      return await mount.stageFaults(
        target,
        () =>
          valueOf(target, context, mount).then(replyTo(target, context.req.raw), (error: unknown) =>
            toFailureReply(mount.checksReplies ? knownFailure(target, error) : error),
          ),
        context,
      );
    } catch (error) {
      return toFailureReply(error);
    }
  });
}

/**
 * Returns the error. If the contract does not list the error's code for this call, it returns an error that reports
 * this mistake of the gateway.
 */
function knownFailure({ name }: Target, error: unknown): unknown {
  if (!(error instanceof CallFailure) || failuresOf(calls[name]).includes(error.code)) return error;
  return new Error(`The contract of ${name} does not list the code ${error.code}: ${error.message}`);
}

/** Creates the reply function for a value. A guest's browser may store replies to reads. */
function replyTo({ name }: Target, { method, headers }: Request): (value: unknown) => Response {
  const call: Call = calls[name];
  const isForGuest = !needsSession(call) && (headers.get('Authorization') ?? '') === '';
  if (method !== 'GET' || !isForGuest || call.isOneTime) return succeeded;
  return (value) => succeededForGuest(value, headers.get('If-None-Match') ?? undefined);
}

function targetOf(request: Request, { merchants }: MountCalls): Target {
  const merchant = merchants.find(request.headers.get('Merchant') ?? '');
  const name = findCall(merchant, new URL(request.url).pathname, request.method, merchants);
  if (merchant === undefined) {
    throw new CallFailure(
      'MERCHANT_UNKNOWN',
      'The Merchant header names no merchant of this gateway, or its folder has mistakes (see the log).',
    );
  }
  return { merchant, name };
}

async function valueOf(target: Target, context: Context, mount: MountCalls): Promise<unknown> {
  const { merchant, name } = target;
  const request = context.req.raw;
  const call: Call = calls[name];
  await mount.ensureMerchantSeeded(merchant);
  const session = await sessionOf(request, needsSession(call), merchant, mount.db);
  requireAccess(call, session);
  const query = readQuery(call, new URL(request.url)) as Received['query'];
  if (call.body !== undefined) requireBodyType(request, call.encoding ?? 'json');
  const answer = (bytes: Buffer) => answerOf(target, { context, query, bytes, mount, session });
  if (call.encoding !== 'multipart') return answer(await bytesOf(request));
  const { intake, load } = mount;
  // Uploaded files are in memory until they are stored, so a member's uploads are received and handled serially.
  return load.pause(() =>
    runSerially(
      `uploads of ${session?.memberId ?? 0}`,
      async () => {
        const bytes = await intake.receiveUpload((context.env as HttpBindings).incoming);
        return load.resume(() => answer(bytes));
      },
      { longest: 6 },
    ),
  );
}

interface Received {
  context: Context;
  query: { language?: string; lang?: string } | undefined;
  /** The raw body. */
  bytes: Buffer;
  mount: MountCalls;
  session: Session | undefined;
}

async function answerOf(
  { merchant, name }: Target,
  { context, query, bytes, mount, session }: Received,
): Promise<unknown> {
  const request = context.req.raw;
  const call: Call = calls[name];
  const { body, binding } = await readBody(call, { request, bytes, merchant, privateKeys: mount.privateKeys });
  const key = call.isIdempotent ? readIdempotencyKey(request) : '';
  if (binding !== undefined) await acceptOnce(mount.db, binding);
  await requireBotCheck(mount.checkBot, { merchant, name, body });
  const headerLanguage = readHeaderLanguage(request);
  const language = query?.language ?? query?.lang ?? headerLanguage ?? merchant.languages.default;
  const handler = mount.handlers[name] as AnyHandler;
  const parts = {
    merchant,
    query,
    body,
    language,
    headerLanguage,
    session,
    origin: originOf(request, mount.merchants),
    site: siteOriginOf(context, mount.addresses),
    caller: callerOf(context, mount.addresses),
    readIdToken: mount.readIdToken,
    limits: mount.limits,
    hasSwitches: mount.hasSwitches,
    cardKey: mount.cardKey,
    ticketKey: mount.ticketKey,
  };
  const onDatabase = { ...parts, db: mount.db };
  const answer: Answering = (await handler.prepare?.(onDatabase)) ?? handler;
  const value = call.isIdempotent
    ? await runOnce(
        mount.db,
        {
          merchantCode: merchant.code,
          // For a call that needs no session the member is ignored. The session may end between two attempts, for
          // example by a password change, and the second attempt must find the same intent.
          memberId: needsSession(call) ? (session?.memberId ?? 0) : 0,
          call: name,
          key,
          payload: [query, withoutBotCheckAnswer(body)],
        },
        async (db) => {
          if (needsSession(call) && session !== undefined) await requireValidSession(db, session.tokenHash);
          return answer({ ...parts, db });
        },
      )
    : await answer(onDatabase);
  if (mount.checksReplies) {
    const checked = v.safeParse(call.value, value);
    if (!checked.success)
      throw new Error(
        `The reply of ${name} does not fit the contract: ${JSON.stringify(v.flatten(checked.issues).nested)}`,
      );
  }
  return value;
}

function findCall(
  merchant: Merchant | undefined,
  path: string,
  method: string,
  merchants: MerchantDirectory,
): CallName {
  const tables: RouteTable[] =
    merchant === undefined ? [standardRoutes, ...merchants.all().map(routesOf)] : [routesOf(merchant)];
  const methods = tables.map((table) => table.get(path)).find((found) => found !== undefined);
  if (methods === undefined) throw new CallFailure('NOT_FOUND', 'The gateway does not have this path.');
  // HEAD is answered like GET; the server drops the body.
  const name = methods.get(method === 'HEAD' ? 'GET' : method);
  if (name === undefined) {
    const allowed = [...methods.keys()].join(', ');
    throw new CallFailure('METHOD_NOT_ALLOWED', `This path answers ${allowed}.`, { headers: { Allow: allowed } });
  }
  return name;
}

async function sessionOf(
  request: Request,
  isNeeded: boolean,
  merchant: Merchant,
  db: Database,
): Promise<Session | undefined> {
  const token = request.headers.get('Authorization')?.trim() ?? '';
  if (token === '') {
    if (isNeeded)
      throw new CallFailure('SESSION_MISSING', 'The call needs a session. Log in and send its token as Authorization.');
    return undefined;
  }
  const session = await findSession(db, { token, merchant });
  // A call without a session requirement accepts an expired token: its sender is treated as a guest.
  if (session === undefined && isNeeded)
    throw new CallFailure('SESSION_INVALID', 'The session has ended, or belongs to another merchant. Log in again.');
  return session;
}

/** Calls that the frame of a lottery makes with its own session. */
const callsOfFrames: ReadonlySet<string> = new Set<CallName>([
  'placeOrder',
  'getOrders',
  'getOrder',
  'cancelSuborder',
  'placeChase',
  'getChases',
  'cancelChase',
  'getWallet',
  'settleIntent',
]);

/**
 * Throws unless the session may make the call: a lottery's frame can only bet, trial accounts are not members, and few
 * members are agents.
 */
function requireAccess({ name, access }: Call, session: Session | undefined): void {
  if (access !== 'anyone' && session?.launchedBy && !callsOfFrames.has(name))
    throw new CallFailure('SESSION_INVALID', "The session of a lottery's frame can only bet.");
  if ((access === 'member' || access === 'agent') && session !== undefined && isTrial(session)) {
    throw new CallFailure('TRIAL_NOT_ALLOWED', 'A trial account may not do this. Register to use it.');
  }
  if (access === 'agent' && !session?.isAgent) throw new CallFailure('NOT_AGENT', 'Only agents may do this.');
}

function originOf(request: Request, merchants: MerchantDirectory): string | undefined {
  const origin = request.headers.get('Origin') ?? '';
  return isAllowedOrigin(origin, merchants) ? origin : undefined;
}

function readHeaderLanguage(request: Request): string | undefined {
  const language = request.headers.get('Language') ?? '';
  return /^[A-Z]{2,3}$/.test(language) ? language : undefined;
}
