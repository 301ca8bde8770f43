import type { PublicMerchant } from '@livery/merchant';
import { useMerchant } from '@livery/merchant/react';
import { useCallback } from 'react';

/**
 * Absolute address of a picture in formatted text. Undefined if the merchant's policy does not allow the host. A path
 * without a host belongs to the gateway, which may be on another host than the page.
 */
function contentPicture({ gateway, cdn }: Pick<PublicMerchant, 'gateway' | 'cdn'>, src: string): string | undefined {
  const absolute = (address: string) => new URL(address, new URL(gateway.baseUrl, window.location.href));
  if (src === '' || !URL.canParse(src, absolute('').href)) return undefined;
  const address = absolute(src);
  const origins = [window.location.href, gateway.baseUrl, cdn.assetBase, ...cdn.imageCdn].map(
    (allowed) => absolute(allowed).origin,
  );
  return /^https?:$/.test(address.protocol) && origins.includes(address.origin) ? address.href : undefined;
}

/** Returns a function that resolves the pictures in formatted text, for `SafeHtml` and `splitAnnouncement`. */
export function useContentPictures(): (src: string) => string | undefined {
  const merchant = useMerchant();
  return useCallback((src: string) => contentPicture(merchant, src), [merchant]);
}
