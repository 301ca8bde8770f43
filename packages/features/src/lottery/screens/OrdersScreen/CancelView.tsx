import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Button, FormError } from '@livery/ui';
import { ConfirmDialog } from '@livery/ui/dialog';
import { useEffect, useRef } from 'react';
import styles from './CancelView.module.css';

/** What is cancelled: one bet of an order, or what is left of a chase. */
export type Cancelled = 'bet' | 'chase';

export interface CancelViewProps {
  what: Cancelled;
  /** What comes back, decimal text. */
  amount: string;
  canCancel: boolean;
  /** Whether the question is open. */
  isAsking: boolean;
  /** How far the call is: `looking` while the gateway is asked what became of it. */
  progress: 'idle' | 'sending' | 'looking';
  /** Why it was not cancelled, as a sentence. */
  failure: string | undefined;
  /** What came back, decimal text; undefined until it was cancelled here. */
  refunded: string | undefined;
  /** Id of what names it. */
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

/** The quiet way to take something back, the question that goes before it, and what became of it. */
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
  // The button that had the focus is gone: what came of it is read instead.
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
