import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sandboxKey = fileURLToPath(new URL('../../sandbox-keys/private.pem', import.meta.url));

/**
 * Reads the private key that belongs to the merchants' `rsaPublicKey`.
 * @param file path of a PEM file; without one the public sandbox key pair is used, which production refuses.
 */
export function readPrivateKey(file: string | undefined): KeyObject {
  if (file === undefined && process.env.NODE_ENV === 'production') {
    throw new Error(
      'The sandbox key pair is public. With NODE_ENV=production give a key of your own by GATEWAY_PRIVATE_KEY_FILE.',
    );
  }
  const path = file ?? sandboxKey;
  try {
    return createPrivateKey(readFileSync(path));
  } catch (error) {
    throw new Error(
      `The private key ${path} can't be read (${(error as Error).message}). GATEWAY_PRIVATE_KEY_FILE names an RSA key in PEM.`,
      { cause: error },
    );
  }
}
