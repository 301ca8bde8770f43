import { createHash } from 'node:crypto';
import type { Envelope } from '@livery/api/contract';
import { busy, CallFailure } from './callFailure.ts';
import { describeError } from './describeError.ts';
import { neverFramedHeaders } from './framing.ts';

const jsonHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  ...neverFramedHeaders,
};

/** Headers of every reply. The product shows the play money notice because of `Sandbox`. */
export const securityHeaders = {
  Sandbox: 'play-money',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
} as const;

export function succeeded(value: unknown): Response {
  return reply({ success: true, value }, 200);
}

/**
 * A reply that a browser stores and revalidates each time: while the value is the same, the reply is 304 without a
 * body. For values that are the same for every guest.
 *
 * @param storedTag the request's `If-None-Match`
 */
export function succeededForGuest(value: unknown, storedTag: string | undefined): Response {
  const body = JSON.stringify({ success: true, value } satisfies Envelope);
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'Cache-Control': 'private, no-cache',
    ETag: tag,
    Vary: 'Authorization, Device, Language, Merchant',
  };
  return storedTag === tag ? send(null, 304, headers) : send(body, 200, headers);
}

export function failed(failure: CallFailure): Response {
  const { code, message, value, status, headers } = failure;
  return reply({ success: false, code, message, ...(value !== undefined && { value }) }, status, headers);
}

/** Replies that were created with the security headers. Adding a header later would make the server copy the reply. */
const safe = new WeakSet<Response>();
export const isSafe = (response: Response): boolean => safe.has(response);

const reply = (envelope: Envelope, status: number, headers?: Readonly<Record<string, string>>): Response =>
  send(JSON.stringify(envelope), status, headers);

function send(body: string | null, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  const made = new Response(body, { status, headers: { ...jsonHeaders, ...securityHeaders, ...headers } });
  safe.add(made);
  return made;
}

/**
 * Transient database errors: no free connection, a time limit, a pause of the process within a transaction, a restart, a
 * lost connection.
 */
const passing = new Set([
  '25P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '40001',
  '40P01',
  '55P03',
  '08006',
  '08003',
  '08001',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);

/** The failure for any thrown error. The reason for an unexpected error is logged and never sent. */
export function failureOf(error: unknown, log: (line: string) => void): CallFailure {
  if (error instanceof CallFailure) return error;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: string }).code;
    if (
      (code !== undefined && passing.has(code)) ||
      /timeout exceeded when trying to connect|Connection terminated|not queryable|pool after calling end/.test(
        cause.message,
      )
    ) {
      log(`The database does not answer: ${cause.message}`);
      return busy(2);
    }
  }
  log(`Unexpected error: ${describeError(error)}`);
  return new CallFailure('INTERNAL', 'The gateway failed unexpectedly. Its log has the reason.');
}
