import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';
import { FallbackHeader } from './FallbackHeader.tsx';
import styles from './MissingModuleScreen.module.css';

/**
 * Screen of an address whose module is not built yet: a message under the title of the address, with a link to home. If
 * the frame has no header, the screen has its own header, so that there is always a back button.
 */
export function MissingModuleScreen() {
  const { t } = useTexts('shell');
  return (
    <>
      <FallbackHeader />
      <div className={styles.place}>
        <EmptyState
          drawing="closed"
          title={t('moduleMissingWords')}
          action={
            <ButtonLink variant="primary" href={paths.home}>
              {t('toHome')}
            </ButtonLink>
          }
        >
          {t('moduleMissing')}
        </EmptyState>
      </div>
    </>
  );
}
