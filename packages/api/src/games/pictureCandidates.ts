import type { PublicMerchant } from '@livery/merchant';

const isAddress = (file: string) => /^https?:/.test(file);

/**
 * Returns the path of a picture below the merchant's code, or its address if the gateway sends an address. Empty if
 * there is no file.
 */
export const picturePath = (folder: string, file: string): string =>
  !folder || !file || isAddress(file) ? file : `${folder}/${file}`;

/**
 * Returns the addresses of a picture by its path: one for each picture server of the merchant. Empty if there is no
 * path.
 */
export function pictureCandidates(path: string, merchant: Pick<PublicMerchant, 'code' | 'cdn'>): string[] {
  if (!path || isAddress(path)) return path ? [path] : [];
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return merchant.cdn.imageCdn.map((base) => `${base.replace(/\/$/, '')}/${merchant.code.toUpperCase()}/${encoded}`);
}
