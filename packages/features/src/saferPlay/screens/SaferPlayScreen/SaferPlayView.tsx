import { useTexts } from '@livery/i18n/react';
import { EmptyState } from '@livery/ui';
import styles from './SaferPlayView.module.css';

export interface SaferPlayViewProps {
  items: readonly { id: string; name: string }[];
}

/** Safer play, below the title and the back button that the frame shows. */
export function SaferPlayView({ items }: SaferPlayViewProps) {
  const { t } = useTexts('common');
  if (items.length === 0) return <EmptyState title={t('noData')} />;
  return (
    <ul className={styles.items}>
      {items.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
  );
}
