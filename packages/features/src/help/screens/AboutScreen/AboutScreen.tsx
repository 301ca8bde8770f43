import { useMerchant } from '@livery/merchant/react';
import { AboutView } from './AboutView.tsx';

/** Information about the merchant: its licence, the minimum age, and who helps players. */
export function AboutScreen() {
  const { name, licence, playMoney, assets } = useMerchant();
  return <AboutView name={name} licence={licence} isPlayMoney={playMoney} logo={assets.logo} />;
}
