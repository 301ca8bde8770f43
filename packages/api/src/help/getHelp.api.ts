import { helpItem } from '@livery/device/storage';
import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getHelp } from '../contract/help/getHelp.ts';
import { toHelpEntries } from './getHelp.transform.ts';
export type { HelpEntry, HelpPage } from './getHelp.transform.ts';

export const helpApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The help pages. They are stored on the device, so that they can be read without a network. */
    getHelp: gatewayQuery(
      build,
      getHelp,
    )({
      query: ({ language }: { language: string }) => ({ device: 'MOBILE', lang: language }),
      transform: toHelpEntries,
      storedIn: helpItem,
    }),
  }),
});

export const { useGetHelpQuery } = helpApi;
