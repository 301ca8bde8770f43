import type { Banner } from '@livery/api/announcements/getAnnouncements';
import type { BannerSlide } from '@livery/ui';

/** Converts a banner into the shape that the components expect. */
export function toSlide({ id, title, heading, line, imageUrl, link }: Banner): BannerSlide {
  const slide = { id, src: imageUrl, alt: title, heading, line };
  if (link === undefined) return slide;
  return link.kind === 'path' ? { ...slide, href: link.path } : { ...slide, href: link.url, isExternal: true };
}
