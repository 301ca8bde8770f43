import type { BodyBinding, Call } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import * as v from 'valibot';
import type { PrivateKeys } from '../crypto/privateKeys.ts';
import { CallFailure, requestInvalid } from './callFailure.ts';
import { decryptRequestBody } from './decryptRequestBody.ts';
import type { Fields } from './forms/formLimits.ts';
import { readMultipart } from './forms/readMultipart.ts';
import { readUrlEncoded } from './forms/readUrlEncoded.ts';
import { measureJson } from './jsonLimits.ts';

const none = v.strictObject({});

/** Parses and validates the query parameters of a call. A call without a query schema accepts no parameters. */
export function readQuery(call: Call, url: URL): unknown {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of url.searchParams) {
    if (name in query) throw requestInvalid({ path: `query.${name}`, message: 'is there twice' });
    query[name] = value;
  }
  const checked = check(call.query ?? none, { ...query }, 'query');
  return call.query === undefined ? undefined : checked;
}

/** The body of a call, and its binding if it was bound to its request. */
interface ReadBody {
  body: unknown;
  binding?: BodyBinding;
}

/** Required content type of a call's body. */
export const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/**
 * Checks the content type of a request. A page of another origin cannot declare JSON without a CORS preflight.
 * @throws BODY_TYPE_WRONG
 */
export function requireBodyType(request: Request, encoding: keyof typeof bodyTypes): void {
  const [declared = ''] = (request.headers.get('Content-Type') ?? '').split(';', 1);
  const wanted = bodyTypes[encoding];
  if (declared.trim().toLowerCase() !== wanted)
    throw new CallFailure('BODY_TYPE_WRONG', `The Content-Type of the body is not ${wanted}.`);
}

interface SentBody {
  request: Request;
  /** The raw body. */
  bytes: Buffer;
  merchant: Merchant;
  privateKeys: PrivateKeys;
}

/** Parses the body of a call, decrypts it if the call is encrypted, and validates it. */
export async function readBody(call: Call, { request, bytes, merchant, privateKeys }: SentBody): Promise<ReadBody> {
  if (call.body === undefined) return { body: undefined };
  if (call.encoding === 'form') return { body: check(call.body, readUrlEncoded(bytes), 'body') };
  if (call.encoding === 'multipart') {
    const form = await readMultipart(bytes, request.headers.get('Content-Type') ?? '');
    return { body: check(call.body, form, 'body') };
  }
  const sent = bytes.toString('utf8');
  const { text, binding } = call.isEncrypted
    ? decryptRequestBody(parseJson(sent), request, merchant, privateKeys)
    : { text: sent };
  const body = parseJson(text);
  // Without this check, a list would be valid for an object schema without required fields.
  if (Array.isArray(body)) throw requestInvalid({ path: 'body', message: 'is a list' });
  return { body: check(call.body, body, 'body'), ...(binding && { binding }) };
}

/** The complete body of a request; see `Intake`. */
export const bytesOf = async (request: Request): Promise<Buffer> => Buffer.from(await request.arrayBuffer());

/** Maximum body size of the sandbox's own pages, in bytes. */
const mostPageBytes = 16 * 1024;

/** Parses and validates a JSON body from one of the sandbox's own pages. */
export async function readJson<S extends v.GenericSchema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  return check(schema, parseJson((await readPageBody(request, 'json')).toString('utf8')), 'body');
}

/** Parses the fields of a form of one of the sandbox's own pages. */
export async function readForm(request: Request): Promise<Fields> {
  return readUrlEncoded(await readPageBody(request, 'form'));
}

async function readPageBody(request: Request, encoding: keyof typeof bodyTypes): Promise<Buffer> {
  requireBodyType(request, encoding);
  const bytes = await bytesOf(request);
  if (bytes.length > mostPageBytes)
    throw new CallFailure('BODY_TOO_LARGE', `The body is larger than ${mostPageBytes} bytes.`);
  return bytes;
}

function parseJson(text: string): unknown {
  measureJson(text);
  try {
    return JSON.parse(text);
  } catch {
    throw requestInvalid({ path: 'body', message: 'is not JSON' });
  }
}

function check(schema: v.GenericSchema, value: unknown, place: 'query' | 'body'): unknown {
  const result = v.safeParse(schema, value);
  if (!result.success) {
    throw requestInvalid(
      ...result.issues
        .slice(0, 20)
        .map((issue) => ({ path: [place, v.getDotPath(issue)].filter(Boolean).join('.'), message: issue.message })),
    );
  }
  // PostgreSQL cannot store NUL or unpaired surrogates. JSON writes both as escapes.
  if (/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(result.output) ?? ''))
    throw requestInvalid({ path: place, message: 'contains a NUL character or an incomplete character' });
  return result.output;
}
