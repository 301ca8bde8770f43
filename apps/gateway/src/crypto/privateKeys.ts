import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Merchant } from '@livery/merchant';

/** The gateway's own private key, and the keys of merchants with their own pair. */
export interface PrivateKeys {
  /**
   * The gateway's own key. It does not depend on the merchants, because other keys of the gateway are derived from it.
   */
  own: KeyObject;
  /** The private key that belongs to a merchant's `rsaPublicKey`; undefined if this gateway does not have it. */
  of(merchant: Merchant): KeyObject | undefined;
}

export interface KeyFiles {
  /** PEM file of the gateway's own key. Without it the public sandbox keys are used, which production refuses. */
  file?: string | undefined;
  /** Folder of further PEM files, read at the start. Their names do not matter: a key is found by its public half. */
  folder?: string | undefined;
}

const sandboxFolder = fileURLToPath(new URL('../../sandbox-keys', import.meta.url));

/**
 * Reads the private keys.
 * @throws an error with the name of the file that cannot be read.
 */
export function readPrivateKeys({ file, folder }: KeyFiles): PrivateKeys {
  if (file === undefined && process.env.NODE_ENV === 'production') {
    throw new Error(
      'The sandbox key pairs are public. With NODE_ENV=production give a key of your own by GATEWAY_PRIVATE_KEY_FILE.',
    );
  }
  const own = readKey(file ?? join(sandboxFolder, 'private.pem'), 'GATEWAY_PRIVATE_KEY_FILE');
  const further = folder ?? (file === undefined ? sandboxFolder : undefined);
  const byPublicHalf = new Map([own, ...(further === undefined ? [] : readFolder(further))].map(withPublicHalf));
  const byMerchant = new WeakMap<Merchant, KeyObject | undefined>();
  return {
    own,
    of(merchant) {
      if (!byMerchant.has(merchant)) byMerchant.set(merchant, byPublicHalf.get(publicHalfOf(merchant)));
      return byMerchant.get(merchant);
    },
  };
}

/** The merchant's public key as text, which identifies its private key. Empty if the merchant's key is invalid. */
function publicHalfOf({ gateway }: Merchant): string {
  try {
    return textOf(createPublicKey(gateway.rsaPublicKey));
  } catch {
    return '';
  }
}

function readFolder(folder: string): KeyObject[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.pem') && name !== 'public.pem')
    .map((name) => readKey(join(folder, name), 'GATEWAY_PRIVATE_KEYS'));
}

function readKey(path: string, variable: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(path));
  } catch (error) {
    throw new Error(
      `The private key ${path} can't be read (${(error as Error).message}). ${variable} names RSA keys in PEM.`,
      { cause: error },
    );
  }
}

const textOf = (publicKey: KeyObject) => publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
const withPublicHalf = (key: KeyObject) => [textOf(createPublicKey(key)), key] as const;
