import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getLiveModels } from '../contract/live-models/getLiveModels.ts';
import { toLiveModels } from './getLiveModels.transform.ts';
export type { LiveModel } from './getLiveModels.transform.ts';

export interface LiveModelsFilter {
  /** A language code of the gateway, for example EN. */
  language: string;
}

export const liveModelsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The models that are streaming now. Fails with NOT_ALLOWED if LIVEMODELS is off for the merchant. */
    getLiveModels: gatewayQuery(
      build,
      getLiveModels,
    )({
      query: ({ language }: LiveModelsFilter) => ({ language, active: '1', streaming: '1' }),
      transform: (value, { merchant }) => toLiveModels(value, (url) => resolveGatewayUrl(merchant, url)),
    }),
  }),
});

export const { useGetLiveModelsQuery } = liveModelsApi;
