import { paths } from '@livery/foundation/addresses';
import { canRegister } from '@livery/features/auth';
import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink } from '@livery/ui';

interface GuestButtonsProps {
  /**
   * `bar`: small, and login has no background. `card`: both buttons share the full width. `menu`: as wide as their
   * words.
   */
  place: 'bar' | 'card' | 'menu';
}

/**
 * Login and register for guests. If the merchant has a way to register, register is shown and highlighted, because
 * players with an account need less help to find login.
 */
export function GuestButtons({ place }: GuestButtonsProps) {
  const { t } = useTexts('common');
  const { switches } = useMerchant();
  const mayRegister = canRegister(switches);
  const isBlock = place === 'card';
  const isBar = place === 'bar';
  const size = isBar ? 'small' : 'medium';
  return (
    <>
      <ButtonLink
        variant={mayRegister ? (isBar ? 'quiet' : 'secondary') : 'primary'}
        size={size}
        isBlock={isBlock}
        href={paths.login}
      >
        {t('login')}
      </ButtonLink>
      {mayRegister && (
        <ButtonLink variant="primary" size={size} isBlock={isBlock} href={paths.register}>
          {t('register')}
        </ButtonLink>
      )}
    </>
  );
}
