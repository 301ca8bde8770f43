import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getCountries } from '../contract/site/getCountries.ts';
import { toCountries } from './countries.transform.ts';
export type { Country } from './countries.transform.ts';

export const countriesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Countries with their dialling codes and with names in a language of the merchant. The countries of the merchant's
     * licence are first.
     */
    getCountries: gatewayQuery(
      build,
      getCountries,
    )({ query: ({ language }: { language: string }) => ({ language }), transform: toCountries }),
  }),
});

export const { useGetCountriesQuery } = countriesApi;
