import { gatewayApi } from '@livery/api/client';
import { useTexts } from '@livery/i18n/react';
import { PullToRefresh } from '@livery/ui/touch';
import { useDispatch } from 'react-redux';
import type { AppStore } from '../../store.ts';

/** Fetches anew what home shows when home is pulled down from its top. What can not be had stays as it is. */
export function HomeRefresh() {
  const { t } = useTexts('common');
  const dispatch = useDispatch<AppStore['dispatch']>();
  const refetch = () => {
    // All that is on screen, as after a loss of the network.
    dispatch(gatewayApi.internalActions.onOnline());
    return Promise.all(dispatch(gatewayApi.util.getRunningQueriesThunk()));
  };
  return <PullToRefresh onRefresh={refetch} busyLabel={t('loading')} />;
}
