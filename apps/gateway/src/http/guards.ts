import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { forbidFrames } from './framing.ts';
import type { Intake } from './intake/createIntake.ts';
import type { Load } from './load.ts';
import { failed, isSafe, securityHeaders } from './replies.ts';

/**
 * Adds the security headers to every reply that was created without them, and forbids frames around it. If the reply
 * has its own referrer policy or `frame-ancestors`, that stays unchanged.
 */
export const addSecurityHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  if (isSafe(context.res)) return;
  const headers = context.res.headers;
  for (const [name, value] of Object.entries(securityHeaders))
    if (name !== 'Referrer-Policy' || !headers.has(name)) headers.set(name, value);
  forbidFrames(headers);
  // A cached reply is valid for one origin only. The `cors` middleware adds this header only for requests with an
  // origin.
  if (context.req.header('Origin') === undefined) headers.append('Vary', 'Origin');
};

/**
 * Runs middleware only for requests with an `Origin` header. Other requests, for example of a page on the same host,
 * need none of its headers.
 */
export function onlyWithOrigin(guard: MiddlewareHandler): MiddlewareHandler {
  return (context, next) => (context.req.header('Origin') === undefined ? next() : guard(context, next));
}

/** Answers requests that the intake refused, and closes the connection of those with an incompletely read body. */
export function rejectByIntake({ refusalOf }: Pick<Intake, 'refusalOf'>): MiddlewareHandler {
  return async (context, next) => {
    const { incoming } = context.env as HttpBindings;
    const refusal = refusalOf(incoming);
    if (refusal !== undefined) return failed(refusal);
    await next();
    if (!incoming.complete) context.res.headers.set('Connection', 'close');
  };
}

/** Refuses requests with 503 while too many are handled. */
export function limitLoad(load: Load): MiddlewareHandler {
  return (_context, next) => load.run(next);
}

/**
 * Logs one line for each request: method, path, status and duration. Queries, headers and tickets are left out, because
 * they may be secret.
 */
export function logRequests(log: (line: string) => void): MiddlewareHandler {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const path = context.req.path.replace(/^(\/sandbox\/(?:play|pay|captchas|chat|feedback)\/).*/, '$1…');
    log(`${context.req.method} ${path} ${context.res.status} ${(performance.now() - start).toFixed(1)} ms`);
  };
}
