import type { CallValue } from '../contract/call.ts';
import type { getDownloads } from '../contract/service/getDownloads.ts';

/** Where the app, or what stands for it, can be had. */
export interface DownloadLink {
  /** `profile` puts the site on an iPhone's home screen; `affiliate` is the page for affiliates. */
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

/** @param locate makes an address whole: a gateway on another host means its own paths */
export function toDownloadLinks({ list }: Value, locate = (url: string) => url): DownloadLink[] {
  return list.map(({ resourceType, url }) => ({ kind: kinds[resourceType], url: locate(url) }));
}
