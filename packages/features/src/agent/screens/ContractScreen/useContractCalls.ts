import {
  type ContractAnswer,
  useAnswerDividendContractMutation,
  useAnswerHourContractMutation,
  useAnswerSalaryContractMutation,
} from '@livery/api/agent/answerContracts';
import {
  type AgentContract,
  useGetDividendContractQuery,
  useGetHourContractQuery,
  useGetSalaryContractQuery,
} from '@livery/api/agent/contracts';

/** The query and the mutation of one kind of contract. */
export interface ContractCalls {
  query: {
    data?: AgentContract | undefined;
    error?: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Sends the answer. The query is then loaded again, whether the call succeeded or not. */
  send: (answer: ContractAnswer) => PromiseLike<{ data?: AgentContract | undefined; error?: unknown }>;
  isSending: boolean;
}

/** For 30 seconds, a cached reply is used without a new request, for example after the prompt on home. */
const options = { refetchOnMountOrArgChange: 30 } as const;

export function useSalaryCalls(): ContractCalls {
  const [send, { isLoading }] = useAnswerSalaryContractMutation();
  return { query: useGetSalaryContractQuery(undefined, options), send, isSending: isLoading };
}

export function useDividendCalls(): ContractCalls {
  const [send, { isLoading }] = useAnswerDividendContractMutation();
  return { query: useGetDividendContractQuery(undefined, options), send, isSending: isLoading };
}

export function useHourCalls(): ContractCalls {
  const [send, { isLoading }] = useAnswerHourContractMutation();
  return { query: useGetHourContractQuery(undefined, options), send, isSending: isLoading };
}
