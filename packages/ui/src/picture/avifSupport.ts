import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether this browser has chosen an AVIF picture on this page. Tests reset it. */
export const avifSupport = { isProven: false };

/**
 * Whether a picture can be a plain AVIF image, because this browser has already chosen AVIF. Fixed when the picture is mounted.
 *
 * WebKit starts to load an `<img>` before React puts it into its `<picture>`, so it would load the WebP as well as the
 * AVIF. A prerendered picture keeps its `<picture>`: the browser's parser does not have this fault.
 *
 * @param picture offers both formats; the browser's choice proves the support
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
