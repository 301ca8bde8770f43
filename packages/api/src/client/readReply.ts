import { safeParse } from 'valibot';
import type { Call } from '../contract/call.ts';
import { envelopeSchema, type ReceivedEnvelope } from '../contract/envelope.ts';
import type { GatewayError } from './errors.ts';

/** A checked value, or why there is none. */
export type Reply = { data: unknown; error?: undefined } | { data?: undefined; error: GatewayError };

/** Reads a whole answer: status, envelope, then the value against the call's schema. Whatever came, this never throws. */
export async function readReply(call: Call, response: Response, text: string): Promise<Reply> {
  const { status, ok: isOk } = response;
  const envelope = parseEnvelope(text);

  if (isOk && envelope?.success) {
    const result = await call.value['~standard'].validate(envelope.value);
    if (result.issues === undefined) return { data: result.value };
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
  if (isOk) return readMinimum(call, status, envelope);
  return {
    error: {
      code: `HTTP_${status}`,
      status,
      message: `${call.name} was answered with HTTP ${status}`,
      ...retryAfter(response),
    },
  };
}

/** Loads the code for replies with less than the contract asks for. Many gateways never send one. */
async function readMinimum(call: Call, status: number, envelope: ReceivedEnvelope | undefined): Promise<Reply> {
  const code = await import('./readMinimum.ts').catch(() => undefined);
  const { data, problem = 'it does not fit the contract' } = (await code?.readMinimum(call, envelope)) ?? {};
  return data === undefined
    ? { error: { code: 'REPLY_INVALID', status, message: `${call.name}: ${problem}` } }
    : { data };
}

function parseEnvelope(text: string): ReceivedEnvelope | undefined {
  try {
    const result = safeParse(envelopeSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** `Retry-After` as seconds from now; the header may also be a date. */
function retryAfter({ headers }: Response): Pick<GatewayError, 'retryAfterSeconds'> {
  const header = headers.get('Retry-After');
  if (!header) return {};
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.max(0, seconds) } : {};
}
