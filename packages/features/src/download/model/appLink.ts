import type { Platform } from '@livery/device/platform';
import type { DownloadLink } from '@livery/api/service/getDownloads';

/** Where each kind of phone gets the app, the best first. */
const kinds: Readonly<Record<Platform, readonly DownloadLink['kind'][]>> = {
  android: ['android'],
  ios: ['ios', 'profile'],
  other: [],
};

/** The link for this kind of phone; undefined where the merchant has none for it. */
export function appLink(links: readonly DownloadLink[], platform: Platform): string | undefined {
  return kinds[platform].flatMap((kind) => links.filter((link) => link.kind === kind))[0]?.url;
}
