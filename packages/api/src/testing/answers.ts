import { delay, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import type { Call, CallValue } from '../contract/call.ts';
import { failureStatus } from '../contract/failureCodes.ts';
import type { FailureCode } from '../contract/failureCodes.ts';

/**
 * Turns of the event loop that every reply takes more than it must. More than none finds tests that hold only where replies
 * are quick: see docs/testing.md.
 */
const lateTurns = Number(process.env['LATE_REPLIES'] ?? 0);
// Taken before any test fakes it.
const nextTurn = setImmediate;

const underWay = new Set<Request>();
/** How many requests the faked network has still to answer. Those that `noAnswer` swallows don't count. */
export const repliesUnderWay = () => underWay.size;
/** Forgets what a test that is over was still to be answered. */
export const forgetReplies = () => underWay.clear();

type Resolver = (request: Request) => Response | Promise<Response>;

/** A value, or how to make one from the request: to look at what was sent, to answer page by page. */
export type Answer<C extends Call> = CallValue<C> | ((request: Request) => CallValue<C> | Promise<CallValue<C>>);

/** Answers a call as the gateway does when all is well. The value's type is the contract's. */
export function answer<C extends Call>(call: C, value: Answer<C>): HttpHandler {
  return answerRaw(call, async (request) => {
    const given = typeof value === 'function' ? await (value as (request: Request) => unknown)(request) : value;
    return HttpResponse.json({ success: true, value: given });
  });
}

interface Failure {
  /** What comes with it, such as `{ captcha }`. */
  value?: unknown;
  retryAfterSeconds?: number;
}

/** Answers a call with one of the gateway's failures, under its HTTP status. */
export function fail(call: Call, code: FailureCode, { value, retryAfterSeconds }: Failure = {}): HttpHandler {
  return answerRaw(call, () =>
    HttpResponse.json(
      { success: false, code, message: `test: ${code}`, ...(value === undefined ? {} : { value }) },
      {
        status: failureStatus[code],
        headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
      },
    ),
  );
}

/** No network for this call. */
export const noNetwork = (call: Call): HttpHandler => answerRaw(call, () => HttpResponse.error());

/** No answer to this call, ever. */
export const noAnswer = (call: Call): HttpHandler =>
  handle(call, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** Answers a call with whatever a broken proxy may send. */
export function answerRaw(call: Call, resolve: Resolver): HttpHandler {
  return handle(call, async (request) => {
    underWay.add(request);
    try {
      for (let turn = 0; turn < lateTurns; turn += 1) await new Promise((done) => nextTurn(done));
      return await resolve(request);
    } finally {
      underWay.delete(request);
    }
  });
}

function handle(call: Call, resolve: Resolver): HttpHandler {
  const method = call.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  return http[method](`*${call.path}`, ({ request }) => resolve(request));
}
