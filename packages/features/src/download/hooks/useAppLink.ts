import { detectPlatform, isInstalled } from '@livery/device/platform';
import { useGetDownloadsQuery } from '@livery/api/service/getDownloads';
import { useMerchant } from '@livery/merchant/react';
import { useState } from 'react';
import { appLink } from '../model/appLink.ts';

/**
 * Returns the address of the app for this phone. Undefined if the merchant does not offer an app or has none for this
 * phone, or if the page already is the app. If no app is offered, nothing is requested.
 */
export function useAppLink(): string | undefined {
  const { switches } = useMerchant();
  const [platform] = useState(() => (isInstalled() ? 'other' : detectPlatform()));
  const { data } = useGetDownloadsQuery(undefined, { skip: !switches.APPWINDOW || platform === 'other' });
  return data && appLink(data, platform);
}
