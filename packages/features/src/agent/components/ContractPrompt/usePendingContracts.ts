import {
  type AgentContract,
  useGetDividendContractQuery,
  useGetHourContractQuery,
  useGetSalaryContractQuery,
} from '@livery/api/agent/contracts';
import { gatewayTime } from '@livery/api/client';
import { dismissedContractsItem } from '@livery/device/storage';
import type { ContractKind } from '../../model/contractKinds.ts';
import { contractStateAt } from '../../model/contractStateAt.ts';

export interface PendingContract {
  kind: ContractKind;
  id: string;
  offeredBy: string;
}

const markOf = ({ kind, id }: PendingContract) => `${kind}-${id}`;

/** Hides these offers for the rest of the visit. A new offer of the same kind shows again. */
export function dismissContracts(contracts: readonly PendingContract[]): void {
  dismissedContractsItem.write([...new Set([...dismissedContractsItem.read(), ...contracts.map(markOf)])]);
}

/**
 * Returns contracts that wait for an answer and were not dismissed in this visit. Undefined until all three replies
 * have arrived. After a failed request, the contract of that kind is treated as missing.
 */
export function usePendingContracts(): readonly PendingContract[] | undefined {
  const replies = [
    { kind: 'salary', ...useGetSalaryContractQuery() },
    { kind: 'dividend', ...useGetDividendContractQuery() },
    { kind: 'hour', ...useGetHourContractQuery() },
  ] as const;
  if (replies.some(({ isSuccess, isError }) => !isSuccess && !isError)) return undefined;
  const dismissed = dismissedContractsItem.read();
  return replies
    .flatMap(({ kind, data }) => toPending(kind, data))
    .filter((contract) => !dismissed.includes(markOf(contract)));
}

function toPending(kind: ContractKind, contract: AgentContract | undefined): PendingContract[] {
  if (contract?.offer === undefined || contractStateAt(contract, gatewayTime()) !== 'PENDING') return [];
  const { id, offeredBy } = contract.offer;
  return [{ kind, id, offeredBy }];
}
