import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';

/** No promotion has that id, or it no longer exists. */
export function PromotionGone() {
  const { t } = useTexts('promotions');
  return (
    <EmptyState title={t('gone')} action={<ButtonLink href={paths.promotions}>{t('toList')}</ButtonLink>}>
      {t('goneHint')}
    </EmptyState>
  );
}
