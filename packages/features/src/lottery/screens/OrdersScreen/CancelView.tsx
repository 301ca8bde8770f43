import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, FormError } from '@livery/ui';
import { ConfirmDialog } from '@livery/ui/dialog';
import { useEffect, useRef } from 'react';
import styles from './CancelView.module.css';

/** The object that is cancelled: one bet of an order, or the rest of a chase. */
export type Cancelled = 'bet' | 'chase';

export interface CancelViewProps {
  what: Cancelled;
  /** The refund, as decimal text. */
  amount: string;
  canCancel: boolean;
  /** Whether the confirmation is open. */
  isAsking: boolean;
  /** State of the call. `looking`: the reply was lost and the outcome is requested. */
  progress: 'idle' | 'sending' | 'looking';
  /** The reason why the cancellation failed, as a sentence. */
  failure: string | undefined;
  /** The refunded amount, as decimal text. Undefined until it was cancelled here. */
  refunded: string | undefined;
  /** Id of the element that names the bet or the chase. */
  describedBy: string;
  onAsk: () => void;
  onKeep: () => void;
  onConfirm: () => void;
}

const words = {
  bet: { button: 'cancel', question: 'cancelQuestion', back: 'cancelWords', done: 'cancelled' },
  chase: {
    button: 'cancelChase',
    question: 'cancelChaseQuestion',
    back: 'cancelChaseWords',
    done: 'chaseCancelled',
  },
} as const;

/** The cancel button, its confirmation, and the result. */
export function CancelView({
  what,
  amount,
  canCancel,
  isAsking,
  progress,
  failure,
  refunded,
  describedBy,
  onAsk,
  onKeep,
  onConfirm,
}: CancelViewProps) {
  const { t } = useTexts('orders');
  const { t: moneyTexts } = useTexts('money');
  const { money } = useFormats();
  const done = useRef<HTMLParagraphElement>(null);
  const isBusy = progress !== 'idle';
  const isDone = refunded !== undefined;
  // The button that has the focus is removed. So the result gets the focus, and a screen reader reads it.
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);
  return (
    <>
      {failure !== undefined && <FormError>{failure}</FormError>}
      {isDone && (
        <p ref={done} tabIndex={-1} className={styles.done}>
          {t(words[what].done, { amount: money(refunded) })}
        </p>
      )}
      {(canCancel || isBusy) && (
        <Button variant="quiet" isBlock isBusy={isBusy} aria-describedby={describedBy} onClick={onAsk}>
          {t(words[what].button)}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t(words[what].question)}
        confirmLabel={t('confirmCancel')}
        cancelLabel={t('keep')}
        isDanger
        isBusy={isBusy}
        onConfirm={onConfirm}
        onCancel={onKeep}
      >
        {t(words[what].back, { amount: money(amount) })}
        <span role="status" className={styles.looking}>
          {progress === 'looking' && moneyTexts('looking')}
        </span>
      </ConfirmDialog>
    </>
  );
}
