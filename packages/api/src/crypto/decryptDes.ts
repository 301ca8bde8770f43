// @ts-expect-error -- des.js comes without types; `desCipher` declares the used part
import { DES } from 'des.js';

/** Single DES in ECB mode. `desCipher` removes PKCS#7 padding, and throws if there is none. */
const desCipher = DES as {
  create(options: { type: 'decrypt'; key: ArrayLike<number> }): {
    update(data: ArrayLike<number>): number[];
    final(): number[];
  };
};

/**
 * Decrypts DES-ECB-PKCS#7 with a key of 8 bytes. Only for obfuscated values of older gateways: the cipher does not
 * prove who wrote the value.
 * @throws if the text has incomplete blocks, and usually if the key is wrong (random bytes can look like padding by
 * chance)
 */
export function decryptDes(key: Uint8Array, ciphertext: Uint8Array): Uint8Array {
  const des = desCipher.create({ type: 'decrypt', key });
  return Uint8Array.from([...des.update(ciphertext), ...des.final()]);
}
