import { useEffect, useState } from 'react';
import { useUserIdle } from '@livery/foundation/navigation';
import { ContractPromptView } from './ContractPromptView.tsx';
import { type PendingContract, dismissContracts, usePendingContracts } from './usePendingContracts.ts';

interface ContractPromptProps {
  /** Called if there is no offer to show, or after the dialog is closed. The next prompt may then be shown. */
  onDone: () => void;
}

/**
 * A dialog with the contract offers that wait for an answer. It is shown once per visit. Render it only for players who
 * may have contracts.
 */
export function ContractPrompt({ onDone }: ContractPromptProps) {
  const pending = usePendingContracts();
  const [shown, setShown] = useState<readonly PendingContract[]>();
  const [isOpen, setOpen] = useState(false);
  const isDue = shown === undefined && pending !== undefined && pending.length > 0;
  const isQuiet = useUserIdle(isDue);

  useEffect(() => {
    if (!isQuiet || pending === undefined) return;
    setShown(pending);
    setOpen(true);
    dismissContracts(pending);
  }, [isQuiet, pending]);
  const isNothing = pending?.length === 0 && shown === undefined;
  useEffect(() => {
    if (isNothing) onDone();
  }, [isNothing, onDone]);

  const close = () => {
    setOpen(false);
    onDone();
  };
  return shown === undefined ? null : <ContractPromptView contracts={shown} isOpen={isOpen} onClose={close} />;
}
