import type { Call } from '../contract/call.ts';
import { parseEnvelope, type ReceivedEnvelope } from '../contract/envelope.ts';
import type { GatewayError } from './errors.ts';
import type { SecondReading } from './readMinimum.ts';

/** A checked value, or the error. */
export type Reply = { data: unknown; error?: undefined } | { data?: undefined; error: GatewayError };

/** Reads a complete reply: status, envelope, then the value against the call's schema. Never throws. */
export async function readReply(call: Call, response: Response, text: string): Promise<Reply> {
  const { status, ok: isOk } = response;
  const envelope = parseEnvelope(text);
  if (envelope?.success === false && envelope.code) return failedWith(call, response, envelope);
  if (isOk) return (await parseFullReply(call, envelope)) ?? readMinimum(call, response, envelope);
  const message = `${call.name} was answered with HTTP ${status}`;
  return failedWith(call, response, { code: `HTTP_${status}`, message });
}

/**
 * Reads a reply with a success status by the contract.
 * @returns undefined if the reply does not fit the contract, or if its value is a refusal. A refusal needs its own
 * check, because many schemas would accept `success: false` as a value without fields
 */
export async function parseFullReply(
  call: Call,
  envelope: ReceivedEnvelope | undefined,
): Promise<{ data: unknown } | undefined> {
  if (!envelope?.success) return undefined;
  const result = await call.value['~standard'].validate(envelope.value);
  if (result.issues || (successIn(envelope.value) === false && successIn(result.value) === undefined)) return undefined;
  return { data: result.value };
}

const successIn = (value: unknown) => (value as { success?: unknown } | undefined)?.success;

/** The error for a failure that the gateway reported or the client detected. */
function failedWith(
  { name }: Call,
  response: Response,
  { code = '', message = `${name} failed with ${code}`, value }: Partial<ReceivedEnvelope>,
): Reply {
  const { status } = response;
  return { error: { code, status, message, ...(value === undefined ? {} : { value }), ...retryAfter(response) } };
}

/**
 * Loads the code for replies with fewer fields than the contract, and reads such a reply. The code is loaded on first
 * use, because many gateways never send such a reply.
 */
async function readMinimum(call: Call, response: Response, envelope: ReceivedEnvelope | undefined): Promise<Reply> {
  const {
    data,
    refusal,
    problem = 'it does not fit the contract',
  } = await import('./readMinimum.ts')
    .then((code) => code.readMinimum(call, envelope))
    // The code did not load, or the reply is nested too deep to read.
    .catch((): Partial<SecondReading> => ({}));
  return data === undefined
    ? failedWith(call, response, refusal ?? { code: 'REPLY_INVALID', message: `${call.name}: ${problem}` })
    : { data };
}

/** Seconds until the time in `Retry-After`. The header can contain seconds or a date. */
function retryAfter({ headers }: Response): Pick<GatewayError, 'retryAfterSeconds'> {
  const header = headers.get('Retry-After');
  if (!header) return {};
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? { retryAfterSeconds: Math.max(0, seconds) } : {};
}
