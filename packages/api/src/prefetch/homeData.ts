import { announcementsApi } from '../announcements/getAnnouncements.api.ts';
import type { GatewayContext } from '../client/context.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { gameListsApi } from '../games/gameLists.api.ts';
import { createGuestStore, type QueryThunk } from './guestStore.ts';

/**
 * The queries of home's first screen, announcements first.
 * @param isForced requests data again that is already cached
 */
export function homeQueries(language: string, { isForced = false } = {}): QueryThunk[] {
  const options = isForced ? { forceRefetch: true, subscribe: false } : {};
  return [
    announcementsApi.endpoints.getAnnouncements.initiate({ language }, options),
    gameListsApi.endpoints.getHotGames.initiate({ language }, options),
    gameListsApi.endpoints.getVendorGameTypes.initiate(undefined, options),
  ] as QueryThunk[];
}

/** The client's data for `homeQueries`. It is plain data, so that a page can contain it. */
export type HomeData = readonly {
  endpointName: string;
  /** Argument of the query; missing if it has none. */
  arg?: unknown;
  value: unknown;
}[];

/** Timeout and pause before a retry, in milliseconds. If the gateway is slower, the caller tries again later. */
const timing = { timeoutMs: 15_000, retryMs: 100 };
/** Placeholder for the page's own host, which is unknown outside the browser. */
const ownHost = 'https://page.invalid';

interface HomeDataSource extends Pick<GatewayContext, 'merchant'> {
  /** Language code of the gateway. */
  language: string;
  /** Address of the gateway, if the merchant's pages reach it at their own host. */
  gateway: string | undefined;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch;
}

/**
 * Requests the data of home's first screen for a guest. Rejects if any part fails. Addresses on the page's own host are
 * relative, as in a browser.
 */
export async function fetchHomeData({
  merchant,
  language,
  gateway,
  fetch: send = fetch,
}: HomeDataSource): Promise<HomeData> {
  const { baseUrl } = merchant.gateway;
  const isOwnHost = !URL.canParse(baseUrl);
  if (isOwnHost && gateway === undefined)
    throw new Error('its pages reach the gateway under their own host, so the address of the gateway must be given.');
  const store = createGuestStore({
    merchant: { ...merchant, gateway: { ...merchant.gateway, baseUrl: new URL(baseUrl, ownHost).href } },
    getLanguage: () => language,
    timing,
    fetch: (address, init) =>
      send(isOwnHost ? (address as string).replace(ownHost, gateway!.replace(/\/$/, '')) : address, init),
  });
  const ask = store.dispatch as (query: QueryThunk) => PromiseLike<{ error?: { code?: string; message?: string } }>;
  const replies = await Promise.all(homeQueries(language).map(ask));
  const failed = replies.find(({ error }) => error !== undefined);
  if (failed) {
    const { code = 'UNKNOWN', message = 'without a reason' } = failed.error ?? {};
    const address = isOwnHost ? gateway : baseUrl;
    throw new Error(`the gateway ${address} does not return the content of home (${code}: ${message}).`);
  }
  const queries = store.getState().gateway.queries as Record<
    string,
    { endpointName?: string; originalArgs?: unknown; data?: unknown }
  >;
  const data = Object.values(queries).map((query) => ({
    endpointName: query.endpointName,
    arg: query.originalArgs,
    value: query.data,
  }));
  // Stops the timers that would remove unused data.
  store.dispatch(gatewayApi.util.resetApiState());
  return JSON.parse(JSON.stringify(data).replaceAll(ownHost, '')) as HomeData;
}

/** Creates the action that puts this data into a store, as if the gateway had just sent it. */
export const homeDataStored = (data: HomeData) => gatewayApi.util.upsertQueryEntries(data as never);

/**
 * Retains the data of `homeQueries` in a store until the returned function is called. Otherwise, when the network
 * returns, RTK Query removes data that no component uses yet.
 */
export function keepHomeData(dispatch: unknown, language: string): () => void {
  const send = dispatch as (query: QueryThunk) => { unsubscribe: () => void };
  const kept = homeQueries(language).map((query) => send(query));
  return () => kept.forEach(({ unsubscribe }) => unsubscribe());
}
