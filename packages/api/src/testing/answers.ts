import { delay, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import type { Call, CallValue } from '../contract/call.ts';
import { failureStatus } from '../contract/failureCodes.ts';
import type { FailureCode } from '../contract/failureCodes.ts';

/**
 * Number of additional event loop turns before every reply. A number above zero finds tests that pass only with fast
 * replies: see docs/testing.md.
 */
const lateTurns = Number(process.env['LATE_REPLIES'] ?? 0);
// The original function, saved before a test fakes it.
const nextTurn = setImmediate;

const underWay = new Set<Request>();
/** Number of requests to which the mock network has not replied. Requests to `noAnswer` are not included. */
export const countPendingReplies = () => underWay.size;
/** Resets the count of open requests after a test. */
export const forgetReplies = () => underWay.clear();

type Resolver = (request: Request) => Response | Promise<Response>;

/**
 * A value, or a function that creates it from the request, for example to inspect the request or to reply page by page.
 */
export type Answer<C extends Call> = CallValue<C> | ((request: Request) => CallValue<C> | Promise<CallValue<C>>);

/** Replies to a call with success. The value has the contract's type. */
export function answer<C extends Call>(call: C, value: Answer<C>): HttpHandler {
  return answerRaw(call, async (request) => {
    const given = typeof value === 'function' ? await (value as (request: Request) => unknown)(request) : value;
    return HttpResponse.json({ success: true, value: given });
  });
}

interface Failure {
  /** Value of the failure, for example `{ captcha }`. */
  value?: unknown;
  retryAfterSeconds?: number;
}

/** Replies to a call with a failure of the gateway and its HTTP status. */
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

/** Makes the call fail with a network error. */
export const noNetwork = (call: Call): HttpHandler => answerRaw(call, () => HttpResponse.error());

/** Makes the call wait for a reply that never comes. */
export const noAnswer = (call: Call): HttpHandler =>
  handle(call, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });

/** Replies to a call with any response, for example that of a broken proxy. */
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
