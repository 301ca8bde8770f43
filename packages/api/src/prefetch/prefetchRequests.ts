import type { PrefetchedRequest } from './fetchWithPrefetched.ts';
import type { PlainRequest } from './collectRequests.ts';
import type { getAnnouncements } from '../contract/announcements/getAnnouncements.ts';
import type { CallValue } from '../contract/call.ts';

/** How a preload names a picture: in one size, or in several of which the browser chooses. */
interface PictureCandidates {
  src: string;
  srcSet?: string;
  sizes?: string;
  type?: string;
}

/** Options of `prefetchRequests`. */
export interface PrefetchOptions {
  /** The announcements first: they name the first banner. */
  requests: readonly PlainRequest[];
  /** Of the stored session, if there is one. */
  token: string | undefined;
  isStandalone: boolean;
  /** What the addresses of pictures in replies are relative to. */
  picturesFrom: string;
  firstBanner: (announcements: CallValue<typeof getAnnouncements>) => string | undefined;
  /** The sizes of a banner, as the page's image names them: else it would be fetched twice. */
  candidatesOf: (address: string) => PictureCandidates;
}

/** The picture that home shows first. Written into the page as it stands here: it may name nothing from outside. */
export function firstBanner({ banners }: CallValue<typeof getAnnouncements>): string | undefined {
  return banners.content.find(({ groupName }) => groupName === 'm_home')?.url;
}

/**
 * Sends home's first requests while the code is still on its way, and asks for the first banner as soon as its address is
 * known. The app takes each reply once (`fetchWithPrefetched`); whatever goes wrong here, it asks again. Written into the page as
 * it stands here: it may name nothing from outside.
 */
export function prefetchRequests({
  requests,
  token,
  isStandalone,
  picturesFrom,
  firstBanner: nameOf,
  candidatesOf,
}: PrefetchOptions): void {
  const asked = requests.map(({ address, headers, ...init }): PrefetchedRequest => {
    const controller = new AbortController();
    const all = { ...headers, ...(isStandalone && { Device: 'OTHERS' }), ...(token && { Authorization: token }) };
    const reply = fetch(address, { ...init, headers: all, signal: controller.signal });
    reply.catch(() => {});
    return { address: new URL(address, location.href).href, headers: JSON.stringify(all), reply, controller };
  });
  Object.assign(window, { prefetchedRequests: asked });
  asked[0]?.reply
    .then((reply) => reply.clone().json())
    .then(({ value }) => {
      const picture = nameOf(value);
      if (picture === undefined) return;
      const link = document.createElement('link');
      link.rel = 'preload';
      link.as = 'image';
      link.fetchPriority = 'high';
      const { src, srcSet, sizes, type } = candidatesOf(new URL(picture, new URL(picturesFrom, location.href)).href);
      // A browser that cannot show this type skips the preload.
      if (type !== undefined) link.type = type;
      if (srcSet === undefined) link.href = src;
      else Object.assign(link, { imageSrcset: srcSet, imageSizes: sizes });
      document.head.append(link);
    })
    .catch(() => {});
}
