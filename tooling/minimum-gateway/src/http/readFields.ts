import type { KeyObject } from 'node:crypto';
import type { Call, Fields } from '../calls/call.ts';
import { decryptBody } from '../decrypt.ts';
import { sentName, type CompleteDialect } from '../dialect.ts';
import type { Nonces } from '../nonces.ts';
import { Refusal } from '../refusal.ts';
import { checkFields } from './checkFields.ts';
import type { ReceivedRequest } from './receivedRequest.ts';

/** The parts of the gateway that are needed to read an encrypted body. */
export interface BodyReader {
  readonly merchant: string;
  readonly dialect: CompleteDialect;
  readonly privateKey: KeyObject;
  readonly nonces: Nonces;
  now(): number;
}

/** The fields of a request: of its query, or of its encrypted body, whose nonce is then marked as used. */
export function readFields(request: ReceivedRequest, call: Call, token: string, reader: BodyReader): Fields {
  if (!call.isEncrypted) {
    if (request.body.length > 0) throw new Refusal('REQUEST_INVALID', `A ${call.method} has no body.`);
    return checkFields(Object.fromEntries(request.query), call, reader.dialect);
  }
  checkFields(Object.fromEntries(request.query), { required: [], optional: [] }, reader.dialect);
  const { text, nonce } = openBody(request, token, reader);
  const fields = checkFields(parse(text), call, reader.dialect);
  reader.nonces.accept(nonce, reader.now());
  return fields;
}

function openBody(request: ReceivedRequest, token: string, { dialect, merchant, privateKey, now }: BodyReader) {
  const header = (name: 'Encryption' | 'Idempotency-Key' | 'Merchant') => request.header(sentName(dialect, name));
  if (!/^application\/json\b/i.test(request.header('Content-Type') ?? '')) {
    throw new Refusal('BODY_TYPE_WRONG', 'The Content-Type has to be application/json.');
  }
  const binding = {
    // Without the header, the body is bound to the merchant of this gateway.
    merchant: header('Merchant') ?? merchant,
    method: request.method,
    path: request.path,
    idempotencyKey: header('Idempotency-Key') ?? '',
    token,
  };
  return decryptBody(parse(request.body.toString()), header('Encryption'), binding, privateKey, now());
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('REQUEST_INVALID', 'The body is not JSON.');
  }
}
