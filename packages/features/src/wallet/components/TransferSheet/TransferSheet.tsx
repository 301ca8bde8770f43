import { useBackCloses } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { Sheet } from '@livery/ui/dialog';
import { TransferForm } from './TransferForm.tsx';

export interface TransferSheetProps {
  isOpen: boolean;
  /** Code of the provider whose wallet was pressed. If it is missing, the player chooses. */
  provider?: string | undefined;
  onClose: () => void;
}

/**
 * Moves money between the main wallet and a provider's wallet, in a sheet. If the sheet is closed during a call,
 * `UnresolvedIntents` shows its outcome.
 */
export function TransferSheet({ isOpen, provider, onClose }: TransferSheetProps) {
  const { t } = useTexts('wallet');
  const { t: common } = useTexts('common');
  useBackCloses(isOpen, onClose);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('move')} closeLabel={common('close')}>
      <TransferForm key={provider} provider={provider} onDone={onClose} />
    </Sheet>
  );
}
