import { constants, createCipheriv, publicEncrypt, randomBytes } from 'node:crypto';
import { sentName, completeDialect, type Dialect, type HeaderName } from '../dialect.ts';
import { merchant, publicKey } from './keys.ts';

const loginPath = '/wps/session/login';
export const amina = { username: 'amina', password: 'secret-123', type: 'login' };

interface EncryptOptions {
  path?: string;
  token?: string;
  idempotencyKey?: string;
  time?: number;
  nonce?: string;
}

/** Encrypts a body for `oaep-gcm`, as described in docs/gateway.md. */
export function encryptFields(fields: object, options: EncryptOptions = {}): { encryption: string; body: string } {
  const {
    path = loginPath,
    token = '',
    idempotencyKey = '',
    time = Date.now(),
    nonce = randomBytes(18).toString('base64'),
  } = options;
  const key = randomBytes(32);
  const vector = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, vector);
  cipher.setAAD(
    Buffer.from(`livery oaep-gcm\n${merchant}\nPOST\n${path}\n${time}\n${nonce}\n${idempotencyKey}\n${token}`),
  );
  const encrypted = Buffer.concat([vector, cipher.update(JSON.stringify(fields)), cipher.final(), cipher.getAuthTag()]);
  const encryption = publicEncrypt(
    { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(key.toString('base64')),
  ).toString('base64');
  return { encryption, body: JSON.stringify({ value: encrypted.toString('base64'), time, nonce }) };
}

/** The fields that tests read, from the values of all calls. */
interface Value {
  token: string;
  url: string;
  games: { nodeId: number }[];
  totalPages: number;
  list: object[];
  content: object[];
  player: { content: object[] };
  banners: { content: { url: string }[] };
}

/** A reply of any call, in an envelope or bare. */
export interface Reply {
  status: number;
  json: Value & { code: string; value: Value };
}

/** A client that sends its headers in one dialect. */
export function createClient(url: string, dialect: Dialect = {}) {
  const complete = completeDialect(dialect);
  const name = (header: HeaderName) => sentName(complete, header);

  async function send(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string,
  ): Promise<Reply> {
    const ownHeaders: Record<string, string> = complete.omitHeaders.includes('Merchant')
      ? {}
      : { [name('Merchant')]: merchant };
    const type: Record<string, string> = body ? { 'Content-Type': 'application/json' } : {};
    const response = await fetch(url + path, { method, headers: { ...ownHeaders, ...type, ...headers }, body });
    return { status: response.status, json: (await response.json()) as Reply['json'] };
  }

  return {
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, headers),
    login(encrypted = encryptFields(amina), headers: Record<string, string> = {}) {
      return send('POST', loginPath, { [name('Encryption')]: encrypted.encryption, ...headers }, encrypted.body);
    },
  };
}
