// @ts-expect-error -- des.js comes without types; `desCipher` declares the used part
import { DES } from 'des.js';
import { secureRandomBytes, toBase64, utf8 } from './bytes.ts';
import type { RandomBytes, Suite } from './suite.ts';
import { readPublicKey } from './rsaPublicKey.ts';

/** Single DES in ECB mode with PKCS#7 padding. */
const desCipher = DES as {
  create(options: { type: 'encrypt'; key: ArrayLike<number> }): {
    update(data: ArrayLike<number>): number[];
    final(): number[];
  };
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const secretLength = 16;
const desKeyLength = 8;

/**
 * Suite `legacy-des`, for older gateways. It is obfuscation only: single DES in ECB and RSA without padding do not
 * protect against eavesdroppers, but TLS does. The body is not bound to its request, so an attacker who recorded a body
 * can send it again.
 *
 * The secret has 16 letters or digits. The body is base64 of DES-ECB-PKCS#7, with the first 8 bytes of the secret as
 * the key. The header is hex of the unpadded RSA of the whole secret, as long as the modulus.
 */
export const encryptLegacyDes: Suite = async (publicKeyPem, json, _request, randomBytes = secureRandomBytes) => {
  const secret = utf8(randomText(secretLength, randomBytes));
  const des = desCipher.create({ type: 'encrypt', key: secret.subarray(0, desKeyLength) });
  const ciphertext = Uint8Array.from([...des.update(utf8(json)), ...des.final()]);
  return { header: rawRsa(publicKeyPem, secret), body: { value: toBase64(ciphertext) } };
};

/**
 * Returns random letters and digits. Bytes from `limit` on are discarded. With them, the first characters of the
 * alphabet would be more probable than the others.
 */
function randomText(length: number, randomBytes: RandomBytes): string {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < limit && text.length < length) text += alphabet[byte % alphabet.length];
    }
  }
  return text;
}

/**
 * Computes message ^ e mod n, with the message as one big-endian number. JSEncrypt parses the key but cannot encrypt
 * without padding.
 */
function rawRsa(publicKeyPem: string, message: Uint8Array): string {
  const key = readPublicKey(publicKeyPem);
  const modulus = BigInt(`0x${key.modulusHex}`);
  let base = message.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);
  let result = 1n;
  for (let exponent = key.exponent; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  // Pads to the length of the modulus, in whole bytes.
  return result.toString(16).padStart(Math.ceil(key.modulusHex.length / 2) * 2, '0');
}
