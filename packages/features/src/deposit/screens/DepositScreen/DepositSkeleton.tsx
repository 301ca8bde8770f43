import { useTexts } from '@livery/i18n/react';
import { FormSkeleton } from '@livery/ui';
import styles from './DepositFormView.module.css';

/** The form, or a deposit, to come. */
export function DepositSkeleton() {
  const { t } = useTexts('common');
  return (
    <div className={styles.screen}>
      <FormSkeleton label={t('loading')} fields={4} />
    </div>
  );
}
