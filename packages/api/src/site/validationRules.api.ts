import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getValidationRules } from '../contract/site/getValidationRules.ts';

export const validationRulesApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    /** The rules of all forms except the registration. */
    getValidationRules: gatewayQuery(build, getValidationRules)(),
  }),
});

export const { useGetValidationRulesQuery } = validationRulesApi;
