import { useGetTemplateQuery } from '@livery/api/site/site';
import { useMerchant } from '@livery/merchant/react';
import { useEffect } from 'react';
import { storeTemplate } from '../../model/storedTemplate.ts';
import { FailureBoundary } from '@livery/foundation/failure';
import { NetworkStatus } from '../NetworkStatus/NetworkStatus.tsx';
import { type StatusWatch, useStatusWatch } from './useStatusWatch.ts';

/**
 * Components and hooks that run behind all screens: the site's status, the versions for the next visit, and the network
 * status.
 */
export function SiteWatch(watch: StatusWatch) {
  useStatusWatch(watch);
  useTemplateForNextVisit();
  return (
    <FailureBoundary>
      <NetworkStatus />
    </FailureBoundary>
  );
}

function useTemplateForNextVisit(): void {
  const { code } = useMerchant();
  const { data } = useGetTemplateQuery();
  useEffect(() => {
    if (data !== undefined) storeTemplate(code, data);
  }, [code, data]);
}
