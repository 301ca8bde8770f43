import { type BodyBinding, bodyLimits, type Call } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import * as v from 'valibot';
import type { PrivateKeys } from '../crypto/privateKeys.ts';
import { CallFailure, requestInvalid } from './callFailure.ts';
import { decryptRequestBody } from './decryptRequestBody.ts';

const none = v.strictObject({});

/** Reads and validates the query parameters of a call. A call without a query schema accepts none. */
export function readQuery(call: Call, url: URL): unknown {
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of url.searchParams) {
    if (name in query) throw requestInvalid({ path: `query.${name}`, message: 'is there twice' });
    query[name] = value;
  }
  const checked = check(call.query ?? none, { ...query }, 'query');
  return call.query === undefined ? undefined : checked;
}

/** The body of a call, and what it is bound to where it was bound to its request. */
interface ReadBody {
  body: unknown;
  binding?: BodyBinding;
}

/** Reads the body of a call, decrypts it if the call is encrypted, and validates it. */
export async function readBody(
  call: Call,
  request: Request,
  merchant: Merchant,
  privateKeys: PrivateKeys,
): Promise<ReadBody> {
  if (call.body === undefined) return { body: undefined };
  if (call.encoding !== undefined && call.encoding !== 'json')
    return { body: check(call.body, await readForm(request, call.encoding), 'body') };
  const sent = (await readBytes(request, bodyLimits.plain)).toString('utf8');
  const { text, binding } = call.isEncrypted
    ? decryptRequestBody(parseJson(sent), request, merchant, privateKeys)
    : { text: sent };
  const body = parseJson(text);
  // A list satisfies an object schema without required fields.
  if (Array.isArray(body)) throw requestInvalid({ path: 'body', message: 'is a list' });
  return { body: check(call.body, body, 'body'), ...(binding && { binding }) };
}

/** Reads and validates a JSON body of at most 4 KB from one of the sandbox's own pages. */
export async function readJson<S extends v.GenericSchema>(request: Request, schema: S): Promise<v.InferOutput<S>> {
  return check(schema, parseJson((await readBytes(request, 4_096)).toString('utf8')), 'body');
}

/**
 * Reads a body of at most `maxBytes`. The rest of a larger one is read and dropped, up to four times the size: a sender
 * that is cut off while sending never sees the reply.
 */
async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const mostBytes = 4 * maxBytes;
  const tooLarge = () =>
    new CallFailure('BODY_TOO_LARGE', `The body is larger than ${maxBytes} bytes.`, {
      headers: { Connection: 'close' },
    });
  if (Number(request.headers.get('Content-Length') ?? 0) > mostBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size <= maxBytes) chunks.push(chunk);
    if (size > mostBytes) break;
  }
  if (size > maxBytes) throw tooLarge();
  return Buffer.concat(chunks);
}

/** Reads the fields of a form by name. A repeated name gives a list. */
export async function readForm(request: Request, encoding: 'form' | 'multipart'): Promise<Record<string, unknown>> {
  const type = request.headers.get('Content-Type') ?? '';
  const wanted = encoding === 'multipart' ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  if (!type.toLowerCase().startsWith(wanted)) throw requestInvalid({ path: 'body', message: `is not ${wanted}` });
  const bytes = await readBytes(request, encoding === 'multipart' ? bodyLimits.upload : bodyLimits.plain);
  const form = await new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw requestInvalid({ path: 'body', message: `is not well-formed ${wanted}` });
  });
  const fields: Record<string, unknown> = Object.create(null);
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length === 1 ? values[0] : values;
  }
  return { ...fields };
}

function parseJson(text: string): unknown {
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
  // PostgreSQL stores neither NUL nor unpaired surrogates. JSON writes both as escapes.
  if (/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/.test(JSON.stringify(result.output) ?? ''))
    throw requestInvalid({ path: place, message: 'holds a NUL character or half of one' });
  return result.output;
}
