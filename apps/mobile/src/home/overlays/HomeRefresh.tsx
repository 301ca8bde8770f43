import { gatewayApi } from '@livery/api/client';
import { useTexts } from '@livery/i18n/react';
import { PullToRefresh } from '@livery/ui/touch';
import { useDispatch } from 'react-redux';
import type { AppStore } from '../../store.ts';

/** Fetches home's data again when the player pulls home down from its top. If a request fails, the old data stays. */
export function HomeRefresh() {
  const { t } = useTexts('common');
  const dispatch = useDispatch<AppStore['dispatch']>();
  const refetch = () => {
    // Requests all data on the screen again, as after the network returns.
    dispatch(gatewayApi.internalActions.onOnline());
    return Promise.all(dispatch(gatewayApi.util.getRunningQueriesThunk()));
  };
  return <PullToRefresh onRefresh={refetch} busyLabel={t('loading')} />;
}
