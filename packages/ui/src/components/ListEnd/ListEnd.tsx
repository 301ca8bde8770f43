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
  /** Text that is shown if no more items exist. Default: no text. */
  endText?: string;
}

/**
 * Content below the last row of a list that loads more items. It shows that items are loading, a failure with a retry
 * button, or the end. Changes are announced politely. During a retry, the button is busy but is not removed, so that it
 * does not lose the focus.
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
