import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { answerDividendContract } from '../contract/agent/answerDividendContract.ts';
import { answerHourContract } from '../contract/agent/answerHourContract.ts';
import { answerSalaryContract } from '../contract/agent/answerSalaryContract.ts';
import {
  type AgentContract,
  contractsApi,
  toDividendContract,
  toHourContract,
  toSalaryContract,
} from './contracts.api.ts';
import { noteContractsChange } from './contractTabs.api.ts';

export interface ContractAnswer {
  id: string;
  answer: 'ACCEPTED' | 'REJECTED';
}

type ContractQuery = 'getSalaryContract' | 'getDividendContract' | 'getHourContract';

interface Started {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: AgentContract }>;
}

/**
 * Writes the reply into the cache of the query. After a failure, invalidates the query, because the gateway may have
 * saved this answer or an earlier one.
 */
const showReply = (query: ContractQuery) => async (_: ContractAnswer, started: Started) => {
  const dispatch = started.dispatch as (action: unknown) => unknown;
  try {
    const { data } = await started.queryFulfilled;
    dispatch(contractsApi.util.upsertQueryData(query, undefined, data));
    noteContractsChange(started.getState());
  } catch {
    dispatch(gatewayApi.util.invalidateTags(['Contracts']));
  }
};

/** An offer takes one answer: a second answer fails with ANSWERED_BEFORE, a late answer with OFFER_EXPIRED. */
export const answerContractsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    answerSalaryContract: {
      ...gatewayMutation(
        build,
        answerSalaryContract,
      )({
        body: ({ id, answer }: ContractAnswer) => ({ contractId: id, dailysalreqtype: answer }),
        transform: toSalaryContract,
      }),
      onQueryStarted: showReply('getSalaryContract'),
    },
    answerDividendContract: {
      ...gatewayMutation(
        build,
        answerDividendContract,
      )({
        body: ({ id, answer }: ContractAnswer) => ({ contractId: id, divtypecompperiodreq: answer }),
        transform: toDividendContract,
      }),
      onQueryStarted: showReply('getDividendContract'),
    },
    answerHourContract: {
      ...gatewayMutation(
        build,
        answerHourContract,
      )({
        body: ({ id, answer }: ContractAnswer) => ({ contractId: id, contracthoursalreq: answer }),
        transform: toHourContract,
      }),
      onQueryStarted: showReply('getHourContract'),
    },
  }),
});

export const { useAnswerSalaryContractMutation, useAnswerDividendContractMutation, useAnswerHourContractMutation } =
  answerContractsApi;
