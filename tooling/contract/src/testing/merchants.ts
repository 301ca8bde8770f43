import { resolve } from 'node:path';
import type { Merchant } from '@livery/merchant';
import { readMerchant } from '@livery/merchant/node';

/** Folder of the repository's merchants. */
export const merchantsDir = resolve(import.meta.dirname, '../../../../merchants');

/** A merchant of the repository, or of another folder. */
export function merchantOf(code: string, dir = merchantsDir): Merchant {
  const { merchant, problems } = readMerchant(dir, code);
  if (merchant === undefined) throw new Error(JSON.stringify(problems));
  return merchant;
}
