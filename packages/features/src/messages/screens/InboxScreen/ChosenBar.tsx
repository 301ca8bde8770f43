import { useFormats } from '@livery/foundation/formats';
import { useBackCloses } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { Button } from '@livery/ui';
import type { ChosenMessages } from '../../hooks/useChosenMessages.ts';
import styles from './InboxView.module.css';

interface ChosenBarProps {
  chosen: ChosenMessages;
  /** Ids of all messages on the list. */
  all: readonly string[];
  onRead: () => void;
  onRemove: () => void;
}

/** The number of selected messages and the actions for them. Back ends the selection. */
export function ChosenBar({ chosen: { ids, onChooseAll, onEnd }, all, onRead, onRemove }: ChosenBarProps) {
  const { t } = useTexts('inbox');
  const { numerals } = useFormats();
  useBackCloses(true, onEnd);
  const count = ids.size;
  const isAll = count > 0 && count >= all.length;
  return (
    <div className={styles.chosen}>
      <p role="status" className={styles.count}>
        {t('chosen', { count, formattedCount: numerals(String(count)) })}
      </p>
      <div className={styles.tools}>
        <Button size="small" variant="quiet" onClick={() => onChooseAll(isAll ? [] : all)}>
          {isAll ? t('chooseNone') : t('chooseAll')}
        </Button>
        <Button size="small" variant="quiet" disabled={count === 0} onClick={onRead}>
          {t('markRead')}
        </Button>
        <Button size="small" variant="danger" disabled={count === 0} onClick={onRemove}>
          {t('remove')}
        </Button>
        <Button size="small" onClick={onEnd}>
          {t('endSelect')}
        </Button>
      </div>
    </div>
  );
}
