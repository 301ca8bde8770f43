import type { ContractKind } from '../../model/contractKinds.ts';
import { LoadFailed } from '@livery/foundation/failure';
import { ContractSkeleton } from './ContractSkeleton.tsx';
import { ContractView } from './ContractView.tsx';
import { useContractScreen } from './useContractScreen.ts';

/** The newest contract of a kind that an agent was offered: its terms, the answer to it, and what was offered before. */
function ContractScreen({ kind }: { kind: ContractKind }) {
  const { view, failure, onRetry } = useContractScreen(kind);
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  return view === undefined ? <ContractSkeleton /> : <ContractView {...view} />;
}

export const SalaryContractScreen = () => <ContractScreen kind="salary" />;
export const DividendContractScreen = () => <ContractScreen kind="dividend" />;
export const HourContractScreen = () => <ContractScreen kind="hour" />;
