import { type Vendor, vendorLogoCandidates } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { GameImage, IconButton } from '@livery/ui';
import { X } from 'lucide-react';
import styles from './VendorChip.module.css';

interface VendorChipProps {
  vendor: Vendor;
  onClear: () => void;
}

/** The vendor to which the list is limited: logo, name, and a button that shows the games of all vendors. */
export function VendorChip({ vendor, onClear }: VendorChipProps) {
  const { t } = useTexts('gameEntry');
  const merchant = useMerchant();
  return (
    <div className={styles.chip}>
      <GameImage className={styles.logo} sources={vendorLogoCandidates(vendor, merchant)} ratio="square" width={0.64} />
      <h2 className={styles.name}>
        <bdi>{vendor.name}</bdi>
      </h2>
      <IconButton label={t('clearProvider')} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
