import { useEffect, useState } from 'react';
import { useQuietMoment } from '@livery/foundation/navigation';
import { ContractPromptView } from './ContractPromptView.tsx';
import { type PendingContract, dismissContracts, usePendingContracts } from './usePendingContracts.ts';

interface ContractPromptProps {
  /** Called when there is no offer to show, or it was closed: the next prompt may show. */
  onDone: () => void;
}

/** A dialog with the contract offers that wait for an answer, once a visit. Render it only for those who may have one. */
export function ContractPrompt({ onDone }: ContractPromptProps) {
  const pending = usePendingContracts();
  const [shown, setShown] = useState<readonly PendingContract[]>();
  const [isOpen, setOpen] = useState(false);
  const isDue = shown === undefined && pending !== undefined && pending.length > 0;
  const isQuiet = useQuietMoment(isDue);

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
