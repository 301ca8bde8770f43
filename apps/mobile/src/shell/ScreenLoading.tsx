import { useTexts } from '@livery/i18n/react';
import { ScreenSkeleton, Spinner } from '@livery/ui';
import { FallbackHeader } from './FallbackHeader.tsx';
import styles from './ScreenLoading.module.css';

/** What stands for a screen while its code is on its way: a header, the outlines of a screen, and a spinner that says 'loading'. */
export function ScreenLoading() {
  const { t } = useTexts('common');
  return (
    <>
      <FallbackHeader />
      <div className={styles.spinner}>
        <Spinner size="large" label={t('loading')} />
      </div>
      <ScreenSkeleton />
    </>
  );
}
