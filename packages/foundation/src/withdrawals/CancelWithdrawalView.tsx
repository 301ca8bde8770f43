import { useTexts } from '@livery/i18n/react';
import { Button, FormError } from '@livery/ui';
import { ConfirmDialog } from '@livery/ui/dialog';
import { useFormats } from '../formats/index.ts';
import { useBackCloses } from '../navigation/index.ts';
import styles from './CancelWithdrawalView.module.css';

export interface CancelWithdrawalViewProps {
  /** What comes back, decimal text. */
  amount: string;
  /** Whether the question is open. */
  isAsking: boolean;
  /** How far the call is: `looking` while the gateway is asked what became of it. */
  progress: 'idle' | 'sending' | 'looking';
  /** Why it was not cancelled, as a sentence. */
  failure: string | undefined;
  onAsk: () => void;
  onKeep: () => void;
  onConfirm: () => void;
}

/** The quiet way to take a withdrawal back, the question that goes before it, and why it could not be done. */
export function CancelWithdrawalView(props: CancelWithdrawalViewProps) {
  const { amount, isAsking, progress, failure, onAsk, onKeep, onConfirm } = props;
  const { t } = useTexts('cancelWithdrawal');
  const { t: moneyTexts } = useTexts('money');
  const { money } = useFormats();
  const isBusy = progress !== 'idle';
  // While the money is on its way there is nothing to keep: the question stays until it is known.
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
