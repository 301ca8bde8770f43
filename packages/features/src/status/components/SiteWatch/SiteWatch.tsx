import { useGetTemplateQuery } from '@livery/api/site';
import { useMerchant } from '@livery/merchant/react';
import { useEffect } from 'react';
import { keepTemplate } from '../../model/keptTemplate.ts';
import { Extra } from '../Extra.tsx';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx';
import { type StatusWatch, useStatusWatch } from './useStatusWatch.ts';

/** Everything that is watched over behind the screens: is the house open, which versions does it show, is there a network. */
export function SiteWatch(watch: StatusWatch) {
  useStatusWatch(watch);
  useTemplateForNextVisit();
  return (
    <Extra>
      <OfflineNotice />
    </Extra>
  );
}

function useTemplateForNextVisit(): void {
  const { code } = useMerchant();
  const { data } = useGetTemplateQuery();
  useEffect(() => {
    if (data !== undefined) keepTemplate(code, data);
  }, [code, data]);
}
