import {
  type AgentContract,
  useGetDividendContractQuery,
  useGetHourContractQuery,
  useGetSalaryContractQuery,
} from '@livery/api/agent';
import { laterKeys, safeSessionStorage } from '@livery/device/storage';

export type ContractKind = 'salary' | 'dividend' | 'hour';

export interface PendingContract {
  kind: ContractKind;
  id: string;
  offeredBy?: string;
}

const separator = ' ';
const putOff = () => (safeSessionStorage.get(laterKeys.contractsLater) ?? '').split(separator);
const markOf = ({ kind, id }: PendingContract) => `${kind}-${id}`;

/** Not to be asked about again in this visit. A new offer is another matter. */
export function dismissContracts(contracts: readonly PendingContract[]): void {
  safeSessionStorage.set(
    laterKeys.contractsLater,
    [...new Set([...putOff(), ...contracts.map(markOf)])].join(separator).trim(),
  );
}

/** Contracts that wait for an answer and were not put off in this visit; undefined until all three are known. What cannot be had waits for nothing. */
export function usePendingContracts(): readonly PendingContract[] | undefined {
  const asked = [
    { kind: 'salary', ...useGetSalaryContractQuery() },
    { kind: 'dividend', ...useGetDividendContractQuery() },
    { kind: 'hour', ...useGetHourContractQuery() },
  ] as const;
  if (asked.some(({ isSuccess, isError }) => !isSuccess && !isError)) return undefined;
  const later = putOff();
  return asked
    .flatMap(({ kind, data }) => toPending(kind, data))
    .filter((contract) => !later.includes(markOf(contract)));
}

function toPending(kind: ContractKind, contract: AgentContract | undefined): PendingContract[] {
  return contract?.state === 'PENDING' ? [{ kind, id: contract.id ?? '', offeredBy: contract.offeredBy }] : [];
}
