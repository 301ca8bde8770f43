import { useTexts } from '@livery/i18n/react';
import { FormSkeleton, RowSkeleton } from '@livery/ui';
import styles from './ProfileView.module.css';

/** The screen to come: picture and name, then the form. */
export function ProfileSkeleton() {
  const { t: common } = useTexts('common');
  return (
    <div className={styles.screen}>
      <RowSkeleton />
      <FormSkeleton label={common('loading')} fields={4} />
    </div>
  );
}
