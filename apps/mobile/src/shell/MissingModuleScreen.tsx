import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';
import { FallbackHeader } from './FallbackHeader.tsx';

/** Screen of an address whose module is not built yet. It brings a header where the frame has none, so that there is always a way back. */
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
