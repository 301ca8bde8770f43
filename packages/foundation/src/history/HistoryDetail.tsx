import { useTexts } from '@livery/i18n/react';
import { CopyCode, KeyValueList, Money } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import type { ReactNode } from 'react';
import { useBackCloses } from '../navigation/index.ts';
import styles from './HistoryDetail.module.css';

export interface HistoryDetailProps {
  isOpen: boolean;
  onClose: () => void;
  /** What it was, such as 'Deposit'. */
  title: string;
  /** The figure that it is about, formatted, with its sign where it has one. */
  amount: string;
  /** `positive` for what came in; the figure's own sign says so too. */
  tone?: 'positive' | undefined;
  /** How it ended, below the figure. */
  state?: ReactNode;
  /** What that means for the player, as a sentence. */
  words?: string | undefined;
  /** Facts: `KeyValue`s. */
  children: ReactNode;
  /** What the player quotes to customer service. */
  reference: { label: string; code: string };
  /** What can still be done about it, below everything. */
  action?: ReactNode;
}

/** All that is known of one row of a history, in a sheet: its figure, its facts, and a reference to copy. */
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
