import type { MiddlewareHandler } from 'hono';
import { CallFailure } from './callFailure.ts';
import { failed, isSafe, securityHeaders } from './replies.ts';

/** Adds the security headers to every reply that was made without them. A referrer policy that is set stays. */
export const addSecurityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  if (isSafe(context.res)) return;
  const headers = context.res.headers;
  for (const [name, value] of Object.entries(securityHeaders))
    if (name !== 'Referrer-Policy' || !headers.has(name)) headers.set(name, value);
  // A cached reply is valid for one origin only. The `cors` middleware adds this header only where a request names an
  // origin.
  if (context.req.header('Origin') === undefined) headers.append('Vary', 'Origin');
};

/**
 * Runs middleware only for requests with an `Origin` header: others, such as those of a page on the same host, need
 * none of its headers.
 */
export function onlyWithOrigin(guard: MiddlewareHandler): MiddlewareHandler {
  return (context, next) => (context.req.header('Origin') === undefined ? next() : guard(context, next));
}

/** Refuses requests beyond `most` at a time with 503, which callers hear sooner than a time-out. */
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

/**
 * Logs one line for each request: method, path, status and duration. Queries, headers and tickets are left out, as they
 * may be secret.
 */
export function logRequests(log: (line: string) => void): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const path = context.req.path.replace(/^(\/sandbox\/(?:play|pay|captchas|chat|feedback)\/).*/, '$1…');
    log(`${context.req.method} ${path} ${context.res.status} ${(performance.now() - start).toFixed(1)} ms`);
  };
}
