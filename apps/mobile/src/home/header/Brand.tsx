import { useMerchant } from '@livery/merchant/react';
import { Logo } from '@livery/ui';
import styles from './header.module.css';

/** The merchant's logo, with the merchant's name if there is enough space for it. */
export function Brand() {
  const { name, assets } = useMerchant();
  return (
    <h1 className={styles.brand}>
      <Logo name={name} icon={assets.icon} {...assets.headerLogo} />
    </h1>
  );
}
