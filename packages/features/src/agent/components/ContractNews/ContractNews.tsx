import { useTexts } from '@livery/i18n/react';
import { NewsRow } from '@livery/ui/news';
import { type ReactNode, useState } from 'react';
import { ContractOffers } from './ContractOffers.tsx';
import { type PendingContract, usePendingContracts } from './usePendingContracts.ts';

interface ContractNewsProps {
  /** Shown if no offer of a contract waits for an answer. */
  otherwise: ReactNode;
}

/**
 * Contract offers that wait for an answer, as news in the line of home's announcements. A tap lists them. After the
 * player has opened or closed the news, the offers are hidden for the rest of the visit. Render it only for players who
 * may have contracts.
 */
export function ContractNews({ otherwise }: ContractNewsProps) {
  const { t } = useTexts('agent');
  const { t: common } = useTexts('common');
  const { pending, dismiss } = usePendingContracts();
  const [shown, setShown] = useState<readonly PendingContract[]>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setShown(pending);
    setOpen(true);
    dismiss();
  };
  return (
    <>
      {pending && pending.length > 0 ? (
        <NewsRow title={t('contractTitle')} onOpen={open} closeLabel={common('close')} onClose={dismiss} />
      ) : (
        pending && otherwise
      )}
      {shown && <ContractOffers contracts={shown} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
