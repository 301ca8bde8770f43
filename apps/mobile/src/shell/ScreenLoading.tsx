import { useTexts } from '@livery/i18n/react';
import { ScreenSkeleton, Spinner } from '@livery/ui';
import { use } from 'react';
import { CurrentRow, FallbackHeader } from './FallbackHeader.tsx';
import styles from './ScreenLoading.module.css';

/** Shown while a screen's code loads: a header, a skeleton in the shape of the screen, and a spinner with the label 'Loading'. */
export function ScreenLoading() {
  const { t } = useTexts('common');
  const row = use(CurrentRow);
  return (
    <>
      <FallbackHeader />
      <div className={styles.spinner}>
        <Spinner size="large" label={t('loading')} />
      </div>
      <ScreenSkeleton shape={row?.screen.shape} />
    </>
  );
}
