import type { MiddlewareAPI } from '@reduxjs/toolkit';
import { gatewayApi } from './gatewayApi.ts';

type GatewayState = Parameters<typeof gatewayApi.util.selectInvalidatedBy>[0];

/**
 * Removes one player's data from the cache, and not public data (games, banners). Invalidation would leave the old data
 * on screen until the new data arrives.
 */
export function removeMemberData(store: Pick<MiddlewareAPI, 'dispatch' | 'getState'>): void {
  type CacheKey = Parameters<typeof gatewayApi.internalActions.removeQueryResult>[0]['queryCacheKey'];
  const entries = gatewayApi.util.selectInvalidatedBy(store.getState() as GatewayState, ['Member']);
  for (const { queryCacheKey } of entries) {
    store.dispatch(gatewayApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as CacheKey }));
  }
  store.dispatch(gatewayApi.util.invalidateTags(['Announcements']));
}
