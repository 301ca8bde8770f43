import type { MiddlewareAPI } from '@reduxjs/toolkit';
import { gatewayApi } from './gatewayApi.ts';

type GatewayState = Parameters<typeof gatewayApi.util.selectInvalidatedBy>[0];

/**
 * Takes one player's data out of the cache and leaves everybody's (games, banners) where it is. Invalidating would keep
 * the old data on screen until the new arrives.
 */
export function removeMemberData(store: Pick<MiddlewareAPI, 'dispatch' | 'getState'>): void {
  type CacheKey = Parameters<typeof gatewayApi.internalActions.removeQueryResult>[0]['queryCacheKey'];
  const entries = gatewayApi.util.selectInvalidatedBy(store.getState() as GatewayState, ['Member']);
  for (const { queryCacheKey } of entries) {
    store.dispatch(gatewayApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as CacheKey }));
  }
  store.dispatch(gatewayApi.util.invalidateTags(['Announcements']));
}
