// @ts-expect-error -- des.js comes without types; `desCipher` states what is used of it
import { DES } from 'des.js';

/** Single DES in ECB mode. It takes PKCS#7 padding off, and throws where there is none. */
const desCipher = DES as {
  create(options: { type: 'decrypt'; key: ArrayLike<number> }): {
    update(data: ArrayLike<number>): number[];
    final(): number[];
  };
};

/**
 * Opens DES-ECB-PKCS#7 under a key of 8 bytes. For what gateways of the older kind hide: it proves nothing about who wrote it.
 * @throws where it is no whole blocks, or was made under another key (mostly: garbage may end like padding by chance)
 */
export function decryptDes(key: Uint8Array, ciphertext: Uint8Array): Uint8Array {
  const des = desCipher.create({ type: 'decrypt', key });
  return Uint8Array.from([...des.update(ciphertext), ...des.final()]);
}
