import { constants, createCipheriv, createPublicKey, publicEncrypt, randomBytes, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { associatedData, type BodyBinding } from '@livery/api/contract';
import { listMerchants, readMerchant } from '@livery/merchant/node';
import { merchantsDir } from './globalSetup.ts';

/** The sandbox's pair for merchants without their own pair. */
const sandboxPublicKey = createPublicKey(readFileSync(join(import.meta.dirname, '../../sandbox-keys/public.pem')));

interface Encrypted {
  /** The `Encryption` header. */
  encryption: string;
  body: string;
}

const known = new Map<string, { isLegacy: boolean; key: KeyObject }>();

/**
 * Encrypts a body like a client of this merchant.
 * @param bound differences from a guest's login
 * @param dir folder of merchants with this merchant; a merchant that is not there uses the sandbox's pair
 */
export function encryptBody(
  merchant: string,
  text: string,
  bound: Partial<BodyBinding> = {},
  dir: string = merchantsDir,
): Encrypted {
  const { isLegacy, key } = known.get(`${dir} ${merchant}`) ?? read(dir, merchant);
  return isLegacy ? encryptLegacyDes(text, { key }) : encryptOaepGcm(text, { key, binding: { ...bound, merchant } });
}

/** The public key of a merchant of this project. */
export const publicKeyOf = (merchant: string): KeyObject => read(merchantsDir, merchant).key;

function read(dir: string, merchant: string) {
  const gateway = listMerchants(dir).includes(merchant) ? readMerchant(dir, merchant).merchant?.gateway : undefined;
  const settings = {
    isLegacy: gateway?.cryptoSuite === 'legacy-des',
    key: gateway === undefined ? sandboxPublicKey : createPublicKey(gateway.rsaPublicKey),
  };
  known.set(`${dir} ${merchant}`, settings);
  return settings;
}

/** The binding of aurora's guest login, now. */
export const loginBinding = (): BodyBinding => ({
  merchant: 'aurora',
  method: 'POST',
  path: '/wps/session/login',
  time: Date.now(),
  nonce: randomBytes(16).toString('hex'),
  idempotencyKey: '',
  token: '',
});

export function encryptOaepGcm(
  text: string,
  { key = sandboxPublicKey, binding = {} }: { key?: KeyObject; binding?: Partial<BodyBinding> } = {},
): Encrypted {
  const bound = { ...loginBinding(), ...binding };
  const contentKey = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', contentKey, iv);
  cipher.setAAD(Buffer.from(associatedData(bound)));
  const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  const wrapped = publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(contentKey.toString('base64')),
  );
  const { time, nonce } = bound;
  return {
    encryption: wrapped.toString('base64'),
    body: JSON.stringify({ value: sealed.toString('base64'), time, nonce }),
  };
}

export function encryptLegacyDes(
  text: string,
  { key = sandboxPublicKey, r = randomBytes(8).toString('hex') }: { key?: KeyObject; r?: string } = {},
): Encrypted {
  const first = Buffer.from(r.slice(0, 8), 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([first, first, first]), null);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const block = Buffer.concat([Buffer.alloc(256 - r.length), Buffer.from(r, 'latin1')]);
  const wrapped = publicEncrypt({ key, padding: constants.RSA_NO_PADDING }, block);
  return { encryption: wrapped.toString('hex'), body: JSON.stringify({ value: sealed.toString('base64') }) };
}
