import { type ComponentPropsWithRef, useRef } from 'react';
import { preload } from 'react-dom';
import { useIsPlainAvif } from './avifSupport.ts';
import { pictureCandidates } from './pictureCandidates.ts';

interface PictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'sizes'> {
  /**
   * Address of the picture from the gateway. It may contain several sizes, `tile.(112w-216w).avif`, from which the
   * browser selects one.
   */
  address: string;
  /** Rendered width in rem. */
  rem: number;
  alt: string;
}

/**
 * A picture in a size that the browser selects. If the address of an AVIF picture contains its sizes, the picture has a
 * WebP fallback for browsers without AVIF (docs/gateway.md). Any other address is used unchanged. The other props are
 * those of the image element.
 */
export function Picture({ address, rem, alt, ...image }: PictureProps) {
  const picture = useRef<HTMLPictureElement>(null);
  const isPlain = useIsPlainAvif(picture);
  const { type, ...given } = pictureCandidates(address, rem);
  if (type === undefined || isPlain) return <img alt={alt} {...image} {...given} />;

  const { src, srcSet = src, sizes } = given;
  // React preloads a prerendered image automatically, but not one in a `<picture>`.
  if (typeof document === 'undefined' && image.loading !== 'lazy')
    preload(src, { as: 'image', type, fetchPriority: image.fetchPriority, imageSrcSet: srcSet, imageSizes: sizes });
  return (
    <picture ref={picture}>
      <source type={type} srcSet={srcSet} sizes={sizes} />
      <img alt={alt} {...image} {...pictureCandidates(address.replace(/avif$/, 'webp'), rem)} />
    </picture>
  );
}
