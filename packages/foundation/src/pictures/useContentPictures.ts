import type { PublicMerchant } from '@livery/merchant';
import { useMerchant } from '@livery/merchant/react';
import { useCallback } from 'react';

/**
 * Whole address of a picture in formatted text; undefined where the merchant's policy does not let it in. A path is the
 * gateway's, which may stand on another host.
 */
function contentPicture({ gateway, cdn }: Pick<PublicMerchant, 'gateway' | 'cdn'>, src: string): string | undefined {
  const whole = (address: string) => new URL(address, new URL(gateway.baseUrl, window.location.href));
  if (src === '' || !URL.canParse(src, whole('').href)) return undefined;
  const address = whole(src);
  const hosts = [window.location.href, gateway.baseUrl, cdn.assetBase, ...cdn.imageCdn].map(
    (known) => whole(known).origin,
  );
  return /^https?:$/.test(address.protocol) && hosts.includes(address.origin) ? address.href : undefined;
}

/** Tells where pictures in formatted text are, for `SafeHtml` and `splitAnnouncement`. */
export function useContentPictures(): (src: string) => string | undefined {
  const merchant = useMerchant();
  return useCallback((src: string) => contentPicture(merchant, src), [merchant]);
}
