import { paths } from '@livery/foundation/addresses';
import { canRegister } from '@livery/features/auth';
import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';

interface GuestButtonsProps {
  /** `bar`: small, login less prominent than register. `card`: both share the full width. */
  place: 'bar' | 'card';
}

/** Login and register for guests. Register shows wherever the merchant has a way to register. */
export function GuestButtons({ place }: GuestButtonsProps) {
  const { t } = useTexts('common');
  const { switches } = useMerchant();
  const mayRegister = canRegister(switches);
  const isCard = place === 'card';
  const size = isCard ? 'medium' : 'small';
  return (
    <>
      <ButtonLink
        variant={mayRegister ? (isCard ? 'secondary' : 'quiet') : 'primary'}
        size={size}
        isBlock={isCard}
        href={paths.login}
      >
        {t('login')}
      </ButtonLink>
      {mayRegister && (
        <ButtonLink variant="primary" size={size} isBlock={isCard} href={paths.register}>
          {t('register')}
        </ButtonLink>
      )}
    </>
  );
}
