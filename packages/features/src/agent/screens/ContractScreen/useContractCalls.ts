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

/** The calls of one kind of contract. */
export interface ContractCalls {
  query: {
    data?: AgentContract | undefined;
    error?: unknown;
    isError: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Sends the answer. Whatever becomes of it, the query then says how it stands. */
  send: (answer: ContractAnswer) => PromiseLike<{ data?: AgentContract | undefined; error?: unknown }>;
  isSending: boolean;
}

/** What was seen within so many seconds, such as in the prompt on home, is not asked for again. */
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
