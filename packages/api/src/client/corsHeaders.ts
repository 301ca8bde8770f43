import type { Dialect } from '@livery/merchant';
import { adaptHeaders } from './dialect.ts';

/** Headers of requests that a gateway at another origin has to allow. Browsers allow `Accept` by themselves. */
const requestHeaders = [
  'Authorization',
  'Content-Type',
  'Device',
  'Encryption',
  'Idempotency-Key',
  'Language',
  'Merchant',
  'ModuleId',
] as const;

/** Headers of replies that the client reads, and that a page of another origin sees only if the gateway exposes them. */
export const exposedHeaders = ['Date', 'Retry-After'] as const;

/** The headers of requests that a gateway at another origin has to allow (`Access-Control-Allow-Headers`). */
export function allowedHeaders(dialect: Dialect | undefined): string[] {
  if (dialect === undefined) return [...requestHeaders];
  const sent = requestHeaders.filter((name) => name !== 'ModuleId' || dialect.moduleId === 'header');
  return Object.keys(adaptHeaders(Object.fromEntries(sent.map((name) => [name, ''])), dialect));
}
