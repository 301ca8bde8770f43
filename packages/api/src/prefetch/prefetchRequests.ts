import type { PrefetchedRequest } from './fetchWithPrefetched.ts';
import type { PlainRequest } from './collectRequests.ts';
import type { getAnnouncements } from '../contract/announcements/getAnnouncements.ts';
import type { CallValue } from '../contract/call.ts';

/** Attributes of a picture's preload: one size, or several sizes from which the browser chooses. */
interface PictureCandidates {
  src: string;
  srcSet?: string;
  sizes?: string;
  type?: string;
}

/** Options of `prefetchRequests`. */
export interface PrefetchOptions {
  /** Requests to send. The request for announcements is first, because its reply contains the first banner. */
  requests: readonly PlainRequest[];
  /** Token of the stored session, if there is one. */
  token: string | undefined;
  isStandalone: boolean;
  /** Base address of pictures in replies. */
  picturesFrom: string;
  firstBanner: (announcements: CallValue<typeof getAnnouncements>) => string | undefined;
  /**
   * Returns the sizes of a banner. They must equal the sizes in the page's image, because otherwise the browser would
   * load the banner twice.
   */
  candidatesOf: (address: string) => PictureCandidates;
}

/**
 * The picture that home shows first. The source of this function is written into the page, so it must not refer to
 * anything outside.
 */
export function firstBanner({ banners }: CallValue<typeof getAnnouncements>): string | undefined {
  return banners.content.find(({ groupName }) => groupName === 'm_home')?.url;
}

/**
 * Sends home's first requests while the code is loading, and preloads the first banner as soon as its address is known.
 * The app uses each reply once (`fetchWithPrefetched`). After any failure here, the app sends the request itself. The
 * source of this function is written into the page, so it must not refer to anything outside.
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
    .then((reply) => {
      // Some gateways send values without an envelope.
      const picture = nameOf(reply.value ?? reply);
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
