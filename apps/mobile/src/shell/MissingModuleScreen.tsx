import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';
import { FallbackHeader } from './FallbackHeader.tsx';

/** The address is known and has nothing behind it. There is always a way back, whatever the frame goes without. */
export function MissingModuleScreen() {
  const { t } = useTexts('shell');
  return (
    <>
      <FallbackHeader />
      <EmptyState
        title={t('moduleMissing')}
        action={
          <ButtonLink variant="primary" href={paths.home}>
            {t('toHome')}
          </ButtonLink>
        }
      >
        {t('moduleMissingWords')}
      </EmptyState>
    </>
  );
}
