import type { CallValue } from '../contract/call.ts';
import type { getDownloads } from '../contract/service/getDownloads.ts';

/** A download of the app or of its profile, or the affiliates' page. */
export interface DownloadLink {
  /** `profile` adds the site to an iPhone's home screen; `affiliate` is the page for affiliates. */
  kind: 'ios' | 'android' | 'profile' | 'affiliate';
  url: string;
}

type Value = CallValue<typeof getDownloads>;

const kinds = {
  IOS: 'ios',
  Android: 'android',
  MOBILECONFIG: 'profile',
  AFFILIATELINK: 'affiliate',
} as const satisfies Record<Value['list'][number]['resourceType'], DownloadLink['kind']>;

/**
 * Converts the reply into links.
 * @param locate completes an address, because a gateway on another host sends its own paths
 */
export function toDownloadLinks({ list }: Value, locate = (url: string) => url): DownloadLink[] {
  return list.map(({ resourceType, url }) => ({ kind: kinds[resourceType], url: locate(url) }));
}
