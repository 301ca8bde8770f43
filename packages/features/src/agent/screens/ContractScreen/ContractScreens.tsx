import { LoadFailed } from '@livery/foundation/failure';
import { ContractSkeleton } from './ContractSkeleton.tsx';
import { ContractView } from './ContractView.tsx';
import { useDividendCalls, useHourCalls, useSalaryCalls } from './useContractCalls.ts';
import { type ContractScreenState, useContractScreen } from './useContractScreen.ts';

/**
 * The newest contract of one kind that was offered to the agent: its terms, the buttons to answer it, and earlier
 * offers.
 */
function ContractScreen({ view, failure, onRetry }: ContractScreenState) {
  if (failure !== undefined) return <LoadFailed error={failure} onRetry={onRetry} />;
  return view === undefined ? <ContractSkeleton /> : <ContractView {...view} />;
}

export function SalaryContractScreen() {
  return <ContractScreen {...useContractScreen('salary', useSalaryCalls())} />;
}

export function DividendContractScreen() {
  return <ContractScreen {...useContractScreen('dividend', useDividendCalls())} />;
}

export function HourContractScreen() {
  return <ContractScreen {...useContractScreen('hour', useHourCalls())} />;
}
