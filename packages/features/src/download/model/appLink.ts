import type { Platform } from '@livery/device/platform';
import type { DownloadLink } from '@livery/api/service/getDownloads';

/** Kinds of links for each platform, the best kind first. */
const kinds: Readonly<Record<Platform, readonly DownloadLink['kind'][]>> = {
  android: ['android'],
  ios: ['ios', 'profile'],
  other: [],
};

/** Returns the link for this platform. Undefined if the merchant has no such link. */
export function appLink(links: readonly DownloadLink[], platform: Platform): string | undefined {
  return kinds[platform].flatMap((kind) => links.filter((link) => link.kind === kind))[0]?.url;
}
