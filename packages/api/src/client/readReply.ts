import { safeParse } from 'valibot';
import type { Call } from '../contract/call.ts';
import { envelopeSchema } from '../contract/envelope.ts';
import type { GatewayError } from './errors.ts';
import type { Issue } from './repairReply.ts';

/** A checked value, or why there is none. */
export type Reply = { data: unknown; error?: undefined } | { data?: undefined; error: GatewayError };

/** Reads a whole answer: status, envelope, then the value against the call's schema. Whatever came, this never throws. */
export async function readReply(call: Call, response: Response, text: string): Promise<Reply> {
  const { status, ok: isOk } = response;
  const envelope = parseEnvelope(text);

  if (isOk && envelope?.success) {
    const result = await call.value['~standard'].validate(envelope.value);
    if (result.issues === undefined) return { data: result.value };
    return repair(call, status, envelope.value, result.issues);
  }
  if (envelope && !envelope.success && envelope.code) {
    return {
      error: {
        code: envelope.code,
        status,
        message: envelope.message ?? `${call.name} failed with ${envelope.code}`,
        ...(envelope.value === undefined ? {} : { value: envelope.value }),
        ...retryAfter(response),
      },
    };
  }
  if (isOk) return invalid(status, `${call.name}: the answer is not in the gateway's envelope`);
  return {
    error: {
      code: `HTTP_${status}`,
      status,
      message: `${call.name} was answered with HTTP ${status}`,
      ...retryAfter(response),
    },
  };
}

/** Unreadable replies are rare: the code for them loads with the first. */
async function repair(call: Call, status: number, value: unknown, issues: readonly Issue[]): Promise<Reply> {
  const code = await import('./repairReply.ts').catch(() => undefined);
  const { data, problem } = (await code?.repairReply(call, value, issues)) ?? {};
  return data === undefined
    ? invalid(status, `${call.name}: ${problem ?? 'the value does not fit the contract'}`)
    : { data };
}

function parseEnvelope(text: string) {
  try {
    const result = safeParse(envelopeSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

const invalid = (status: number, message: string): Reply => ({ error: { code: 'REPLY_INVALID', status, message } });

/** `Retry-After` as seconds from now; the header may also be a date. */
function retryAfter({ headers }: Response): Pick<GatewayError, 'retryAfterSeconds'> {
  const header = headers.get('Retry-After');
  if (!header) return {};
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.max(0, seconds) } : {};
}
