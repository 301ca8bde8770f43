import type { PublicMerchant } from '@livery/merchant';

/** The addresses of a file, by its path below the merchant's code, on each of the merchant's picture servers. */
export function pictureCandidates(path: string, merchant: Pick<PublicMerchant, 'code' | 'cdn'>): string[] {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  return merchant.cdn.imageCdn.map((base) => `${base.replace(/\/$/, '')}/${merchant.code.toUpperCase()}/${encoded}`);
}
