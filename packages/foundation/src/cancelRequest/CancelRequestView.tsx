import { useTexts } from '@livery/i18n/react';
import { Button, FormError } from '@livery/ui';
import { ConfirmDialog } from '@livery/ui/dialog';
import { useFormats } from '../formats/index.ts';
import { useBackCloses } from '../navigation/index.ts';
import styles from './CancelRequestView.module.css';

export interface CancelRequestViewProps {
  /** The text area for this kind of request. Both areas have the same keys. */
  area: 'cancelWithdrawal' | 'cancelDeposit';
  /** The amount of the request, a decimal string. */
  amount: string;
  /** Whether the confirmation dialog is open. */
  isAsking: boolean;
  /** State of the call. `looking`: the reply was lost, and the client is requesting the outcome. */
  progress: 'idle' | 'sending' | 'looking';
  /** Why the request was not cancelled, as a sentence. */
  failure: string | undefined;
  onAsk: () => void;
  onKeep: () => void;
  onConfirm: () => void;
}

/**
 * A button that cancels a pending request of the member, with a confirmation question. If the cancellation fails, it
 * shows the reason.
 */
export function CancelRequestView(props: CancelRequestViewProps) {
  const { area, amount, isAsking, progress, failure, onAsk, onKeep, onConfirm } = props;
  const { t } = useTexts(area);
  const { t: moneyTexts } = useTexts('money');
  const { money } = useFormats();
  const isBusy = progress !== 'idle';
  // The question remains open until the result of the call is known.
  const keep = () => {
    if (!isBusy) onKeep();
  };
  useBackCloses(isAsking, keep);
  return (
    <div className={styles.part}>
      {failure !== undefined && <FormError>{failure}</FormError>}
      <Button variant="quiet" isBlock isBusy={isBusy} onClick={onAsk}>
        {t('cancel')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('question')}
        confirmLabel={t('confirm')}
        cancelLabel={t('keep')}
        isDanger
        isBusy={isBusy}
        onConfirm={onConfirm}
        onCancel={keep}
      >
        {t('words', { amount: money(amount) })}
        <span role="status" className={styles.looking}>
          {progress === 'looking' && moneyTexts('looking')}
        </span>
      </ConfirmDialog>
    </div>
  );
}
