import type { Vendor } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { IconButton } from '@livery/ui';
import { X } from 'lucide-react';
import { VendorLogo } from '../VendorLogo/VendorLogo.tsx';
import styles from './VendorChip.module.css';

interface VendorChipProps {
  vendor: Vendor;
  onClear: () => void;
}

/** The vendor to which the list is limited: logo, name, and a button that shows the games of all vendors. */
export function VendorChip({ vendor, onClear }: VendorChipProps) {
  const { t } = useTexts('gameEntry');
  return (
    <div className={styles.chip}>
      <VendorLogo vendor={vendor} width={0.64} />
      <h2 className={styles.name}>
        <bdi>{vendor.name}</bdi>
      </h2>
      <IconButton label={t('clearProvider')} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
