import type { MiddlewareHandler } from 'hono';
import { CallFailure } from './callFailure.ts';
import { failed, isSafe, securityHeaders } from './replies.ts';

/** Gives every reply the safe headers, unless it was made with them or has a referrer policy of its own. */
export const addSecurityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  if (isSafe(context.res)) return;
  const headers = context.res.headers;
  for (const [name, value] of Object.entries(securityHeaders))
    if (name !== 'Referrer-Policy' || !headers.has(name)) headers.set(name, value);
  // What may be kept is kept for each origin by itself; `cors` says so only where one is named.
  if (context.req.header('Origin') === undefined) headers.append('Vary', 'Origin');
};

/** Runs a guard only for requests that name an origin: others, such as those of a page's own host, need none of its headers. */
export function onlyWithOrigin(guard: MiddlewareHandler): MiddlewareHandler {
  return (context, next) => (context.req.header('Origin') === undefined ? next() : guard(context, next));
}

/** Refuses what would only wait: past `most` requests at once a caller hears 503 instead of a time-out. */
export function limitConcurrency(most: number): MiddlewareHandler {
  let running = 0;
  return async (_context, next) => {
    if (running >= most) {
      return failed(
        new CallFailure('MAINTENANCE', 'The gateway is busy. Try again shortly.', { headers: { 'Retry-After': '1' } }),
      );
    }
    running++;
    try {
      await next();
    } finally {
      running--;
    }
  };
}

/** One line a request: method, path, status, time. No query, no header, no ticket: none of them can leak. */
export function logRequests(log: (line: string) => void): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const path = context.req.path.replace(/^(\/sandbox\/(?:play|pay|captchas|chat|feedback)\/).*/, '$1…');
    log(`${context.req.method} ${path} ${context.res.status} ${(performance.now() - start).toFixed(1)} ms`);
  };
}
