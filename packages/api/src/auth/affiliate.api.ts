import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { checkAffiliateCode } from '../contract/auth/checkAffiliateCode.ts';
import { getAffiliate } from '../contract/auth/getAffiliate.ts';

export const affiliateApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The affiliate code for the host of this page; empty if the host belongs to no affiliate. */
    getAffiliate: gatewayQuery(build, getAffiliate)({ query: () => ({ domain: window.location.hostname }) }),

    /** Whether the affiliate code exists. */
    checkAffiliateCode: gatewayQuery(
      build,
      checkAffiliateCode,
    )({ query: (code: string) => ({ code, domain: window.location.hostname }) }),
  }),
});

export const { useGetAffiliateQuery, useCheckAffiliateCodeQuery, useLazyCheckAffiliateCodeQuery } = affiliateApi;
