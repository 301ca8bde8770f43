import { useTexts } from '@livery/i18n/react';
import { EmptyState } from '@livery/ui';
import styles from './DepositView.module.css';

export interface DepositViewProps {
  items: readonly { id: string; name: string }[];
}

/** Deposit, below the title and the back button that the frame shows. */
export function DepositView({ items }: DepositViewProps) {
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
