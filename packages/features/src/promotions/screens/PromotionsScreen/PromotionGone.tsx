import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';

/** There is no promotion of that id, or not any more. */
export function PromotionGone() {
  const { t } = useTexts('promotions');
  return (
    <EmptyState title={t('gone')} action={<ButtonLink href={paths.promotions}>{t('toList')}</ButtonLink>}>
      {t('goneHint')}
    </EmptyState>
  );
}
