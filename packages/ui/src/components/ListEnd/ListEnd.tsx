import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { More } from '../VirtualRows/useEndReached.ts';
import styles from './ListEnd.module.css';

export interface ListEndProps {
  /** State of the items that are not loaded yet. */
  more: More;
  loadingText: string;
  /** The message of a failure, for example 'More games could not be loaded'. Without it only the button is shown. */
  failedText?: string;
  retryLabel: string;
  onRetry: () => void;
  /** Shown when nothing is left. Default: no text. */
  endText?: string;
}

/**
 * Below the last row of an endless list: loading, a failure with a retry button, or the end. Changes are announced
 * politely. The button stays, as busy, during a retry, so that it keeps the focus.
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
