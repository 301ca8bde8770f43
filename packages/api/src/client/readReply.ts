import { safeParse } from 'valibot';
import type { Call } from '../contract/call.ts';
import { envelopeSchema } from '../contract/envelope.ts';
import type { GatewayError } from './errors.ts';

/** A checked value, or why there is none. */
export type Reply = { data: unknown; error?: undefined } | { data?: undefined; error: GatewayError };

/** Reads a whole answer: status, envelope, then the value against the call's schema. Whatever came, this never throws. */
export async function readReply(call: Call, response: Response, text: string): Promise<Reply> {
  const { status, ok: isOk } = response;
  const envelope = parseEnvelope(text);

  if (isOk && envelope?.success) {
    const result = await call.value['~standard'].validate(envelope.value);
    return result.issues ? invalid(status, `${call.name}: ${describeIssue(result.issues[0])}`) : { data: result.value };
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

function parseEnvelope(text: string) {
  try {
    const result = safeParse(envelopeSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

const invalid = (status: number, message: string): Reply => ({ error: { code: 'REPLY_INVALID', status, message } });

type Issue = { message: string; path?: readonly (PropertyKey | { key: PropertyKey })[] };

function describeIssue(issue: Issue | undefined): string {
  const path = issue?.path?.map((step) => String(typeof step === 'object' ? step.key : step)).join('.');
  return `${path || 'value'}: ${issue?.message ?? 'does not fit the contract'}`;
}

/** `Retry-After` as seconds from now; the header may also be a date. */
function retryAfter({ headers }: Response): Pick<GatewayError, 'retryAfterSeconds'> {
  const header = headers.get('Retry-After');
  if (!header) return {};
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.max(0, seconds) } : {};
}
