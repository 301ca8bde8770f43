import { type Vendor, vendorLogoCandidates } from '@livery/api/games/gameLists';
import { useMerchant } from '@livery/merchant/react';
import { GameImage } from '@livery/ui';
import styles from './VendorLogo.module.css';

export interface VendorLogoProps {
  vendor: Vendor;
  /** Width in rem. */
  width: number;
}

/** A vendor's logo as a square, in the colours of the skin. */
export function VendorLogo({ vendor, width }: VendorLogoProps) {
  const merchant = useMerchant();
  return (
    <span className={styles.logo} style={{ inlineSize: `${width}rem` }}>
      <GameImage
        className={styles.picture}
        sources={vendorLogoCandidates(vendor, merchant)}
        ratio="square"
        width={width}
      />
    </span>
  );
}
