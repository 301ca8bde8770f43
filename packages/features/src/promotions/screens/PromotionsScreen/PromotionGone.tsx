import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';

/** Shown if no promotion has the requested id, or if it no longer exists. */
export function PromotionGone() {
  const { t } = useTexts('promotions');
  return (
    <EmptyState
      drawing="gifts"
      title={t('gone')}
      action={<ButtonLink href={paths.promotions}>{t('toList')}</ButtonLink>}
    >
      {t('goneHint')}
    </EmptyState>
  );
}
