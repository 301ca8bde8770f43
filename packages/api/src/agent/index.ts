export {
  contractsApi,
  useGetDividendContractQuery,
  useGetHourContractQuery,
  useGetSalaryContractQuery,
} from './contracts.api.ts';
export type { AgentContract } from './contracts.api.ts';
