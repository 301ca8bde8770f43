import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { More } from '../VirtualRows/useEndReached.ts';
import styles from './ListEnd.module.css';

export interface ListEndProps {
  /** How it stands with the items that are not there yet. */
  more: More;
  loadingText: string;
  /** What happened, such as 'More games could not be loaded'. Without it the button speaks alone. */
  failedText?: string;
  retryLabel: string;
  onRetry: () => void;
  /** Said once nothing is left. Without it there is nothing to see. */
  endText?: string;
}

/**
 * Below the last row of an endless list: more on its way, a failed try with the way to repeat it, or the end. What
 * changes is announced politely. The button stays, busy, while it tries again, so that the focus stays too.
 */
export function ListEnd({ more, loadingText, failedText, retryLabel, onRetry, endText }: ListEndProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed !== (more === 'failed' || (more === 'loading' && hasFailed))) setFailed(!hasFailed);
  return (
    <div className={styles.end}>
      <p role="status" className={styles.words}>
        {more === 'loading' && (
          <>
            {!hasFailed && <Spinner size="small" />} {loadingText}
          </>
        )}
        {more === 'failed' && failedText !== undefined && (
          <>
            <TriangleAlert aria-hidden className={styles.warning} /> {failedText}
          </>
        )}
        {more === 'none' && endText}
      </p>
      {hasFailed && (
        <Button size="small" isBusy={more === 'loading'} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
