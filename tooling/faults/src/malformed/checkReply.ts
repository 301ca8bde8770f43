import { type FailureCode, failureStatus } from '@livery/api/contract';
import type { RawReply } from './sendRaw.ts';

interface AnsweredEnvelope {
  success?: unknown;
  code?: string;
  message?: unknown;
}

/**
 * The problem in the reply to a request that must be rejected. Undefined if the reply is a valid rejection of the
 * contract.
 */
export function checkRefusal(reply: RawReply): string | undefined {
  return (
    checkReply(reply) ?? (reply.status < 400 ? `answered with ${reply.status}, although it is malformed` : undefined)
  );
}

/** The problem in a reply to any request: no envelope, an unknown code, or a status that does not match the code. */
export function checkReply({ status, body }: RawReply): string | undefined {
  if (status === 0) return 'no reply';
  if (status >= 500) return `answered with ${status}: ${body.slice(0, 200)}`;
  const envelope = envelopeOf(body);
  if (envelope === undefined || typeof envelope.success !== 'boolean')
    return `answered with ${status} and no envelope: ${JSON.stringify(body.slice(0, 100))}`;
  if (envelope.success) return status === 200 ? undefined : `answered a success with status ${status}`;
  if (typeof envelope.code !== 'string' || !Object.hasOwn(failureStatus, envelope.code))
    return `answered with the unknown code ${String(envelope.code)}`;
  if (failureStatus[envelope.code as FailureCode] !== status) return `answered ${envelope.code} with status ${status}`;
  return typeof envelope.message === 'string' ? undefined : 'answered without a message';
}

function envelopeOf(body: string): AnsweredEnvelope | undefined {
  try {
    return JSON.parse(body) as AnsweredEnvelope;
  } catch {
    return undefined;
  }
}
