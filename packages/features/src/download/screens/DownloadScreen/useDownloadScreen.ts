import { useGetDownloadsQuery } from '@livery/api/service/getDownloads';
import { detectPlatform, isInstalled, isIosSafari } from '@livery/device/platform';
import { failureOf } from '@livery/foundation/failure';
import { useState } from 'react';
import { useInstallPrompt } from '../../hooks/useInstallPrompt.ts';
import type { DownloadViewProps } from './DownloadView.tsx';

type Found = Pick<DownloadViewProps, 'phone' | 'links' | 'error' | 'onRetry' | 'onInstall'>;

/** Returns the kind of device, the links to the app, and whether the browser can install the page. */
export function useDownloadScreen(): Found {
  const [phone] = useState(() => ({
    platform: detectPlatform(),
    isInstalled: isInstalled(),
    isSafari: isIosSafari(),
  }));
  const { data: links, error, isFetching, refetch } = useGetDownloadsQuery();
  return {
    phone,
    links,
    error: links === undefined && !isFetching ? failureOf(error) : undefined,
    onRetry: () => void refetch(),
    onInstall: useInstallPrompt(),
  };
}
