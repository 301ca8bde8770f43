import { detectPlatform, isInstalled } from '@livery/device/platform';
import { useGetDownloadsQuery } from '@livery/api/service/getDownloads';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { appLink } from '../model/appLink.ts';

/**
 * Where this phone gets the app; undefined where the merchant does not offer it, has none for this phone, or the page already
 * is the app. Without an app to offer, nothing is requested.
 */
export function useAppLink(): string | undefined {
  const { switches } = useMerchant();
  const [platform] = useState(() => (isInstalled() ? 'other' : detectPlatform()));
  const { data } = useGetDownloadsQuery(undefined, { skip: !switches.APPWINDOW || platform === 'other' });
  return data && appLink(data, platform);
}
