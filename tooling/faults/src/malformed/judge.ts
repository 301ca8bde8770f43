import { type FailureCode, failureStatus } from '@livery/api/contract';
import type { RawReply } from './sendRaw.ts';

interface Told {
  success?: unknown;
  code?: string;
  message?: unknown;
}

/** What is wrong with the reply to a request that had to be refused; undefined when it is a refusal by the contract. */
export function judge(reply: RawReply): string | undefined {
  return judgeAny(reply) ?? (reply.status < 400 ? `answered with ${reply.status} as if all were well` : undefined);
}

/** What is wrong with a reply, whatever was asked: no envelope, an unknown code, a status that is not the code's. */
export function judgeAny({ status, body }: RawReply): string | undefined {
  if (status === 0) return 'no reply';
  if (status >= 500) return `answered with ${status}: ${body.slice(0, 200)}`;
  const told = envelopeOf(body);
  if (told === undefined || typeof told.success !== 'boolean')
    return `answered with ${status} and no envelope: ${JSON.stringify(body.slice(0, 100))}`;
  if (told.success) return status === 200 ? undefined : `answered a success with status ${status}`;
  if (typeof told.code !== 'string' || !Object.hasOwn(failureStatus, told.code))
    return `answered with the unknown code ${String(told.code)}`;
  if (failureStatus[told.code as FailureCode] !== status) return `answered ${told.code} with status ${status}`;
  return typeof told.message === 'string' ? undefined : 'answered without a message';
}

function envelopeOf(body: string): Told | undefined {
  try {
    return JSON.parse(body) as Told;
  } catch {
    return undefined;
  }
}
