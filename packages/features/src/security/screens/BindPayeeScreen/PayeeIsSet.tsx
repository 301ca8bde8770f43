import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';

export interface PayeeIsSetProps {
  /** The masked name. */
  payeeName: string;
}

/** Shown if the name is set and cannot be changed: the masked name, and a link to customer service. */
export function PayeeIsSet({ payeeName }: PayeeIsSetProps) {
  const { t } = useTexts('security');
  return (
    <EmptyState
      drawing="closed"
      title={t('payeeFixedTitle', { name: payeeName })}
      action={<ButtonLink href={paths.service}>{t('service')}</ButtonLink>}
    >
      {t('payeeFixedWords')}
    </EmptyState>
  );
}
