import { useTexts } from '@livery/i18n/react';
import { LineSkeleton } from '@livery/ui';
import styles from './MessageText.module.css';

/** Placeholder of a whole message that is still loading. */
export function MessageAwaited() {
  const { t } = useTexts('common');
  return (
    <output aria-label={t('loading')} className={styles.message}>
      <LineSkeleton lines={2} />
      <LineSkeleton lines={5} />
    </output>
  );
}
