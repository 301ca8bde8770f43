import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';

export interface PayeeIsSetProps {
  /** The name, in parts. */
  payeeName: string;
}

/** The name is set for good: what it is, and who helps where it is wrong. */
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
