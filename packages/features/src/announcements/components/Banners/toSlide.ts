import type { Banner } from '@livery/api/announcements/getAnnouncements';
import type { BannerSlide } from '@livery/ui';

/** Converts a banner into the shape that the components expect, with a width (default: the page width). */
export function toSlide({ id, title, imageUrl, link }: Banner, width: number | undefined): BannerSlide {
  const slide = { id, src: imageUrl, alt: title, width };
  if (link === undefined) return slide;
  return link.kind === 'path' ? { ...slide, href: link.path } : { ...slide, href: link.url, isExternal: true };
}
