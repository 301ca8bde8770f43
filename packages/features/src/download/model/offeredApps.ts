import type { Platform } from '@livery/device/platform';
import type { DownloadLink } from '@livery/api/service/getDownloads';
import { appLink } from './appLink.ts';

/** One way to have the app. */
export interface OfferedApp {
  /** `profile` is the second way for an iPhone, beside `ios`. */
  kind: 'android' | 'ios' | 'profile';
  url: string;
  /** Whether it is a profile, which downloads beside the page. */
  isProfile: boolean;
}

/**
 * The ways to have the app, this phone's own first: each kind of phone's best, then the iPhone's profile where it is
 * not that.
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

/** Whether this phone can do with a way. A desktop can do with none itself. */
export const isForPlatform = ({ kind }: OfferedApp, platform: Platform): boolean =>
  kind === 'android' ? platform === 'android' : platform === 'ios';
