import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether this browser has selected an AVIF picture on this page. Tests reset it. */
export const avifSupport = { isProven: false };

/**
 * Whether a picture can be a plain AVIF image, because this browser has already selected AVIF on this page. The result
 * does not change while the picture is mounted.
 *
 * WebKit starts to load an `<img>` before React puts it into its `<picture>`, so it would load both WebP and AVIF. A
 * prerendered picture is not affected, because the browser's parser creates its `<picture>`.
 *
 * @param picture the element that offers both formats; the browser's selection proves the support
 */
export function useIsPlainAvif(picture: RefObject<HTMLPictureElement | null>): boolean {
  const [isPlain] = useState(
    useSyncExternalStore(
      () => () => {},
      () => avifSupport.isProven,
      () => false,
    ),
  );
  useEffect(() => {
    avifSupport.isProven ||= picture.current?.querySelector('img')?.currentSrc.endsWith('.avif') === true;
  }, [picture]);
  return isPlain;
}
