import { paths } from '@livery/foundation/addresses';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';

/**
 * The empty state, with the day of the next cashback. `tomorrow`: a time on the next day, in milliseconds since 1970.
 */
export function NoCashback({ tomorrow }: { tomorrow: number }) {
  const { t } = useTexts('cashback');
  const { t: shell } = useTexts('shell');
  const { day } = useFormats();
  return (
    <EmptyState
      drawing="gifts"
      title={t('nothing')}
      action={
        <ButtonLink href={paths.games} variant="primary">
          {shell('games')}
        </ButtonLink>
      }
    >
      {t('nothingHint', { day: day(tomorrow) })}
    </EmptyState>
  );
}
