import { selectRole, selectSession } from '@livery/api/session';
import { canHaveContracts } from '@livery/features/agent';
import { AnnouncementPopups } from '@livery/features/announcements';
import { lazyCode } from '@livery/foundation/code';
import { useMerchant } from '@livery/merchant/react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';

const contractPrompt = lazyCode(() => import('./contractPrompt.ts'), 'ContractPrompt', {
  whenFailed: NoPrompt,
});

/**
 * Prompts that open over home automatically, one after the other: contracts that wait for an answer, then
 * announcements.
 */
export function HomePrompts() {
  const session = useSelector(selectSession);
  // After another player signs in, all prompts start again.
  return <PromptsInTurn key={session?.token ?? ''} />;
}

function PromptsInTurn() {
  const { switches } = useMerchant();
  const hasContracts = canHaveContracts(useSelector(selectRole), switches);
  const [areContractsDone, setContractsDone] = useState(!hasContracts);
  const handleDone = useCallback(() => setContractsDone(true), []);
  // The prompt stays mounted after it closes, so that its closing animation runs.
  return (
    <>
      {hasContracts && (
        <Suspense>
          <contractPrompt.Component onDone={handleDone} />
        </Suspense>
      )}
      {areContractsDone && <AnnouncementPopups />}
    </>
  );
}

function NoPrompt({ onDone }: { onDone: () => void }) {
  useEffect(onDone, [onDone]);
  return null;
}
