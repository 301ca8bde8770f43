import type { Platform } from '@livery/device/platform';
import type { DownloadLink } from '@livery/api/service/getDownloads';
import { appLink } from './appLink.ts';

/** One way to install the app. */
export interface OfferedApp {
  /** Kind of installation. `profile` is the second way for an iPhone, in addition to `ios`. */
  kind: 'android' | 'ios' | 'profile';
  url: string;
  /** Whether it is a profile. The download of a profile does not leave the page. */
  isProfile: boolean;
}

/**
 * Returns the ways to install the app, those for this phone first. They are the best way of each platform, and the
 * iPhone's profile if it is not the best way for iPhones.
 */
export function offeredApps(links: readonly DownloadLink[], platform: Platform): OfferedApp[] {
  const ios = appLink(links, 'ios');
  const profile = links.find(({ kind }) => kind === 'profile')?.url;
  const forIphone: OfferedApp[] = [
    ...(ios === undefined ? [] : [{ kind: 'ios' as const, url: ios, isProfile: ios === profile }]),
    ...(profile === undefined || profile === ios ? [] : [{ kind: 'profile' as const, url: profile, isProfile: true }]),
  ];
  const android = appLink(links, 'android');
  const forAndroid: OfferedApp[] = android === undefined ? [] : [{ kind: 'android', url: android, isProfile: false }];
  return platform === 'ios' ? [...forIphone, ...forAndroid] : [...forAndroid, ...forIphone];
}

/** Whether this phone can use a way to install. A desktop can use none of them directly. */
export const isForPlatform = ({ kind }: OfferedApp, platform: Platform): boolean =>
  kind === 'android' ? platform === 'android' : platform === 'ios';
