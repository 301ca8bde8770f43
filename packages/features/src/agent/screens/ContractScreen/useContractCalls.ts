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
import type { ContractKind } from '../../model/contractKinds.ts';

interface ContractCalls {
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

function useSalary(): ContractCalls {
  const [send, { isLoading }] = useAnswerSalaryContractMutation();
  return { query: useGetSalaryContractQuery(undefined, options), send, isSending: isLoading };
}

function useDividend(): ContractCalls {
  const [send, { isLoading }] = useAnswerDividendContractMutation();
  return { query: useGetDividendContractQuery(undefined, options), send, isSending: isLoading };
}

function useHour(): ContractCalls {
  const [send, { isLoading }] = useAnswerHourContractMutation();
  return { query: useGetHourContractQuery(undefined, options), send, isSending: isLoading };
}

const hooks = { salary: useSalary, dividend: useDividend, hour: useHour } satisfies Record<ContractKind, unknown>;

/** The calls of a kind of contract. The kind stays the same for as long as the component is there. */
export function useContractCalls(kind: ContractKind): ContractCalls {
  const useCalls = hooks[kind];
  return useCalls();
}
