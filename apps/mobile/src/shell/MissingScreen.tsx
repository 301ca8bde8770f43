import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';
import { WayBack } from './WayBack.tsx';

/** The address is known and has nothing behind it. There is always a way back, whatever the frame goes without. */
export function MissingScreen() {
  const { t } = useTexts('shell');
  return (
    <>
      <WayBack />
      <EmptyState
        title={t('moduleMissing')}
        action={
          <ButtonLink variant="primary" href="/m/home">
            {t('toHome')}
          </ButtonLink>
        }
      >
        {t('moduleMissingWords')}
      </EmptyState>
    </>
  );
}
