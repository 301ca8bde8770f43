import { useTexts } from '@livery/i18n/react';
import { CopyCode, KeyValueList, Money } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import type { ReactNode } from 'react';
import { useBackCloses } from '../navigation/index.ts';
import styles from './HistoryDetail.module.css';

export interface HistoryDetailProps {
  isOpen: boolean;
  onClose: () => void;
  /** Kind of entry, for example 'Deposit'. */
  title: string;
  /** The formatted amount of the entry, with a sign if it has one. */
  amount: string;
  /** `positive` for incoming money. The sign of the amount shows this too. */
  tone?: 'positive' | undefined;
  /** The current state of the entry, shown below the amount. */
  state?: ReactNode;
  /** A sentence that explains the state to the player. */
  words?: string | undefined;
  /** Details of the entry: `KeyValue` elements. */
  children: ReactNode;
  /** The reference that the player quotes to customer service. */
  reference: { label: string; code: string };
  /** An action that is still possible for the entry, shown below all details. */
  action?: ReactNode;
}

/** A sheet with all details of one history row. It shows the amount, the details, and a reference to copy. */
export function HistoryDetail({
  isOpen,
  onClose,
  title,
  amount,
  tone,
  state,
  words,
  children,
  reference,
  action,
}: HistoryDetailProps) {
  const { t } = useTexts('history');
  const { t: common } = useTexts('common');
  useBackCloses(isOpen, onClose);
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} closeLabel={common('close')}>
      <div className={styles.detail}>
        <div className={styles.head}>
          <p data-tone={tone} className={styles.amount}>
            <Money size="hero">{amount}</Money>
          </p>
          {state && <p className={styles.state}>{state}</p>}
          {words !== undefined && <p className={styles.words}>{words}</p>}
        </div>
        <KeyValueList>{children}</KeyValueList>
        <CopyCode
          {...reference}
          size="small"
          copyLabel={t('copy')}
          copiedLabel={t('copied')}
          refusedText={t('copyRefused')}
        />
        {action}
      </div>
    </Sheet>
  );
}
