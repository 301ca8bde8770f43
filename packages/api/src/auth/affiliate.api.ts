import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { checkAffiliateCode } from '../contract/auth/checkAffiliateCode.ts';
import { getAffiliate } from '../contract/auth/getAffiliate.ts';

export const affiliateApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The affiliate code that belongs to this page's host; empty where the host is no affiliate's. */
    getAffiliate: gatewayQuery(build, getAffiliate)({ query: () => ({ domain: window.location.hostname }) }),

    /** Whether an affiliate has this code. */
    checkAffiliateCode: gatewayQuery(
      build,
      checkAffiliateCode,
    )({ query: (code: string) => ({ code, domain: window.location.hostname }) }),
  }),
});

export const { useGetAffiliateQuery, useCheckAffiliateCodeQuery, useLazyCheckAffiliateCodeQuery } = affiliateApi;
