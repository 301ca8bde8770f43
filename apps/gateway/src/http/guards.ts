import type { MiddlewareHandler } from 'hono';
import { CallFailure } from './callFailure.ts';
import { failed } from './replies.ts';

/** Headers that every reply carries. `Sandbox` tells the product to say 'play money'. */
export const safeHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const headers = context.res.headers;
  headers.set('Sandbox', 'play-money');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Referrer-Policy', 'no-referrer');
};

/** Refuses what would only wait: past `most` requests at once a caller hears 503 instead of a time-out. */
export function limitLoad(most: number): MiddlewareHandler {
  let running = 0;
  return async (_context, next) => {
    if (running >= most) {
      return failed(new CallFailure('MAINTENANCE', 'The gateway is busy. Try again shortly.', { headers: { 'Retry-After': '1' } }));
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
    const path = context.req.path.replace(/^(\/sandbox\/(?:play|captchas)\/).*/, '$1…');
    log(`${context.req.method} ${path} ${context.res.status} ${(performance.now() - start).toFixed(1)} ms`);
  };
}
