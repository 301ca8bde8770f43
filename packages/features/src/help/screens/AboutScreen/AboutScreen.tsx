import { useMerchant } from '@livery/merchant/react';
import { AboutView } from './AboutView.tsx';

/** Who the merchant is: its licence, from which age on, and who helps players. */
export function AboutScreen() {
  const { name, licence, playMoney, assets } = useMerchant();
  return <AboutView name={name} licence={licence} isPlayMoney={playMoney} logo={assets.logo} />;
}
