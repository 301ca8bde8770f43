import { useMerchant } from '@livery/merchant/react';
import { Logo } from '@livery/ui';
import styles from './AuthBrand.module.css';

/** The merchant's logo on its picture. */
export function AuthBrand() {
  const { name, assets } = useMerchant();
  return (
    <div className={styles.brand}>
      <Logo name={name} size="large" dark={assets.logo.dark} light={assets.logo.light} />
    </div>
  );
}
