import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';
import type { LimitValues } from '../../model/limits.ts';
import styles from './LimitFormView.module.css';

interface WaitingChangeProps {
  kind: PlayLimit['kind'];
  waiting: NonNullable<LimitValues['waiting']>;
  isBusy: boolean;
  /** Called when the player cancels the change. */
  onStay: () => void;
}

/** The looser limit that waits, the time at which it takes effect, and the button to cancel it. */
export function WaitingChange({ kind, waiting, isBusy, onStay }: WaitingChangeProps) {
  const { t } = useTexts('saferPlay');
  const words = useLimitFormats();
  const day = words.moment(waiting.from);
  return (
    <div className={styles.waiting}>
      <p>
        {waiting.value === null
          ? t('waitsNone', { day })
          : t('waits', { day, amount: words.value(kind, waiting.value) })}
      </p>
      <Button size="small" disabled={isBusy} onClick={onStay}>
        {t('callOff')}
      </Button>
    </div>
  );
}
