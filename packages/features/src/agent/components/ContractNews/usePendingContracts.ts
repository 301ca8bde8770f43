import {
  type AgentContract,
  useGetDividendContractQuery,
  useGetHourContractQuery,
  useGetSalaryContractQuery,
} from '@livery/api/agent/contracts';
import { gatewayTime } from '@livery/api/client';
import { dismissedContractsItem } from '@livery/device/storage';
import { useState } from 'react';
import type { ContractKind } from '../../model/contractKinds.ts';
import { contractStateAt } from '../../model/contractStateAt.ts';

export interface PendingContract {
  kind: ContractKind;
  id: string;
  offeredBy: string;
}

const markOf = ({ kind, id }: PendingContract) => `${kind}-${id}`;

interface PendingContracts {
  /**
   * Contracts that wait for an answer and were not dismissed in this visit. Undefined until all three replies have
   * arrived. After a failed request, the contract of that kind is treated as missing.
   */
  pending: readonly PendingContract[] | undefined;
  /** Hides these offers for the rest of the visit. A new offer of the same kind shows again. */
  dismiss: () => void;
}

export function usePendingContracts(): PendingContracts {
  const [dismissed, setDismissed] = useState(dismissedContractsItem.read);
  const replies = [
    { kind: 'salary', ...useGetSalaryContractQuery() },
    { kind: 'dividend', ...useGetDividendContractQuery() },
    { kind: 'hour', ...useGetHourContractQuery() },
  ] as const;
  const isLoading = replies.some(({ isSuccess, isError }) => !isSuccess && !isError);
  const pending = isLoading
    ? undefined
    : replies
        .flatMap(({ kind, data }) => toPending(kind, data))
        .filter((contract) => !dismissed.includes(markOf(contract)));
  const dismiss = () => {
    const all = [...new Set([...dismissed, ...(pending ?? []).map(markOf)])];
    dismissedContractsItem.write(all);
    setDismissed(all);
  };
  return { pending, dismiss };
}

function toPending(kind: ContractKind, contract: AgentContract | undefined): PendingContract[] {
  if (contract?.offer === undefined || contractStateAt(contract, gatewayTime()) !== 'PENDING') return [];
  const { id, offeredBy } = contract.offer;
  return [{ kind, id, offeredBy }];
}
