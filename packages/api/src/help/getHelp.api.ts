import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getHelp } from '../contract/help/getHelp.ts';
import { toHelpEntries } from './getHelp.transform.ts';
export type { HelpEntry, HelpPage } from './getHelp.transform.ts';

export const helpApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getHelp: gatewayQuery(
      build,
      getHelp,
    )({
      query: ({ language }: { language: string }) => ({ device: 'MOBILE', lang: language }),
      transform: toHelpEntries,
    }),
  }),
});

export const { useGetHelpQuery } = helpApi;
