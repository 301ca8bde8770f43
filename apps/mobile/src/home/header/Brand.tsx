import { useMerchant } from '@livery/merchant/react';
import { Logo } from '@livery/ui';
import styles from './header.module.css';

/** Whose house it is: the lettering, or its sign where what is beside it needs the room. */
export function Brand() {
  const { name, assets } = useMerchant();
  return (
    <h1 className={styles.brand}>
      <Logo name={name} icon={assets.icon} {...assets.headerLogo} />
    </h1>
  );
}
