import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import type { ContractState } from '../contract/agent/contracts.ts';
import { getDividendContract } from '../contract/agent/getDividendContract.ts';
import { getHourContract } from '../contract/agent/getHourContract.ts';
import { getSalaryContract } from '../contract/agent/getSalaryContract.ts';

/** Where a contract of one kind stands: nothing offered, an offer that waits, or the answer that was given. */
export interface AgentContract {
  state: ContractState;
  /** Of the newest offer, where there is one. */
  id?: string;
  /** Who offers it: the upline's account, or the merchant's name. */
  offeredBy?: string;
}

const toContract = (state: ContractState, offer: { id: string; offeredBy: string } | undefined): AgentContract => ({
  state,
  ...(offer && { id: offer.id, offeredBy: offer.offeredBy }),
});

export const contractsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getSalaryContract: gatewayQuery(
      build,
      getSalaryContract,
    )({
      transform: ({ dailysalreqtype, contract }) => toContract(dailysalreqtype, contract),
    }),
    getDividendContract: gatewayQuery(
      build,
      getDividendContract,
    )({
      transform: ({ divtypecompperiodreq, contract }) => toContract(divtypecompperiodreq, contract),
    }),
    getHourContract: gatewayQuery(
      build,
      getHourContract,
    )({
      transform: ({ contracthoursalreq, contract }) => toContract(contracthoursalreq, contract),
    }),
  }),
});

export const { useGetSalaryContractQuery, useGetDividendContractQuery, useGetHourContractQuery } = contractsApi;
