import { announcementsApi } from '../announcements/getAnnouncements.api.ts';
import type { GatewayContext } from '../client/context.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { gameListsApi } from '../games/gameLists.api.ts';
import { createGuestStore, type QueryThunk } from './guestStore.ts';

/**
 * What home's first screen asks the gateway for, the announcements first.
 * @param isForced asks again for what is there already
 */
export function homeQueries(language: string, { isForced = false } = {}): QueryThunk[] {
  const options = isForced ? { forceRefetch: true, subscribe: false } : {};
  return [
    announcementsApi.endpoints.getAnnouncements.initiate({ language }, options),
    gameListsApi.endpoints.getHotGames.initiate({ language }, options),
    gameListsApi.endpoints.getVendorGameTypes.initiate(undefined, options),
  ] as QueryThunk[];
}

/** Answers of the gateway to `homeQueries`, as the client keeps them: plain data, which a page may carry. */
export type HomeData = readonly {
  endpointName: string;
  /** Of the query; left out where it takes none. */
  arg?: unknown;
  value: unknown;
}[];

/** A gateway that is slower than this is asked again later. */
const timing = { timeoutMs: 15_000, retryMs: 100 };
/** Placeholder for the page's own host, which whoever asks in its place does not know. */
const ownHost = 'https://page.invalid';

interface HomeDataSource extends Pick<GatewayContext, 'merchant'> {
  /** Gateway code. */
  language: string;
  /** Address of the gateway, where the merchant's pages reach it under their own host. */
  gateway: string | undefined;
  /** Default: the global one. */
  fetch?: typeof fetch;
}

/**
 * Asks the gateway for what home's first screen shows to a guest. Rejects when any of it can't be had. Addresses below the
 * page's own host come without a host, as a browser on the page has them.
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
    throw new Error('its pages reach the gateway under their own host, so the address of the gateway has to be given.');
  const store = createGuestStore({
    merchant: { ...merchant, gateway: { ...merchant.gateway, baseUrl: new URL(baseUrl, ownHost).href } },
    getLanguage: () => language,
    timing,
    fetch: (address, init) =>
      send(isOwnHost ? (address as string).replace(ownHost, gateway!.replace(/\/$/, '')) : address, init),
  });
  const ask = store.dispatch as (query: QueryThunk) => PromiseLike<{ error?: { code?: string } }>;
  const replies = await Promise.all(homeQueries(language).map(ask));
  const failed = replies.find(({ error }) => error !== undefined);
  if (failed) throw new Error(`the gateway does not say what home shows (${failed.error?.code ?? 'UNKNOWN'}).`);
  const queries = store.getState().gateway.queries as Record<
    string,
    { endpointName?: string; originalArgs?: unknown; data?: unknown }
  >;
  const data = Object.values(queries).map((query) => ({
    endpointName: query.endpointName,
    arg: query.originalArgs,
    value: query.data,
  }));
  // Stops the timers that would forget it.
  store.dispatch(gatewayApi.util.resetApiState());
  return JSON.parse(JSON.stringify(data).replaceAll(ownHost, '')) as HomeData;
}

/** The action that puts these answers into a store, as if the gateway had just given them. */
export const homeDataStored = (data: HomeData) => gatewayApi.util.upsertQueryEntries(data as never);

/**
 * Keeps the answers to `homeQueries` in a store, which has them already, until the returned function is called. Without
 * it, RTK Query removes data that no component uses yet when the network comes back.
 */
export function keepHomeData(dispatch: unknown, language: string): () => void {
  const send = dispatch as (query: QueryThunk) => { unsubscribe: () => void };
  const kept = homeQueries(language).map((query) => send(query));
  return () => kept.forEach(({ unsubscribe }) => unsubscribe());
}
