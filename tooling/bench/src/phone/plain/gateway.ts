import type { CallName, CallValue, calls } from '@livery/api/contract';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { merchant } from './merchant.ts';

/** The value of a call's reply, as the contract types it. */
type ValueOf<Name extends CallName> = CallValue<(typeof calls)[Name]>;

const { code, language, gateway } = merchant;
const addressOf = (name: CallName, path: string) => gateway.paths[name] ?? path;
const toValue = <Value>(reply: { value: Value }) => reply.value;

/** The calls of home's first screen, sent as the product sends them. Replies are not validated. */
const api = createApi({
  baseQuery: fetchBaseQuery({
    baseUrl: gateway.baseUrl,
    credentials: 'omit',
    prepareHeaders: (headers) => {
      headers.set('Merchant', code);
      headers.set('Language', language);
      headers.set('Device', 'MOBILE');
    },
  }),
  endpoints: (build) => ({
    getAnnouncements: build.query<ValueOf<'getAnnouncements'>, void>({
      query: () => ({
        url: addressOf('getAnnouncements', '/wps/relay/MCSFE_announcements'),
        params: { types: 'B,PL,PU', platform: 'M', merchantCode: code, language },
        headers: { ModuleId: 'COMM3' },
      }),
      transformResponse: toValue<ValueOf<'getAnnouncements'>>,
    }),
    getHotGames: build.query<ValueOf<'getHotGames'>, void>({
      query: () => ({
        url: addressOf('getHotGames', '/wps/relay/GCSGAME_hotGamesV2'),
        // The gateway has no hot list in Urdu.
        params: {
          merchantCode: code,
          isPlatform: '2',
          platform: 'html5',
          language: language === 'UR' ? 'EN' : language,
        },
      }),
      transformResponse: toValue<ValueOf<'getHotGames'>>,
    }),
    getKinds: build.query<ValueOf<'getVendorGameTypes'>, void>({
      query: () => ({
        url: addressOf('getVendorGameTypes', '/wps/relay/GCSGAME_getVassGameType'),
        params: { typeId: '1', merchant_code: code },
      }),
      transformResponse: toValue<ValueOf<'getVendorGameTypes'>>,
    }),
  }),
});

export const { useGetAnnouncementsQuery, useGetHotGamesQuery, useGetKindsQuery } = api;

export const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});
