import { type Vendor, vendorLogoCandidates } from '@livery/api/games/gameLists';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { GameImage } from '@livery/ui';
import { LayoutGrid } from 'lucide-react';
import { manyVendors } from '../../model/manyVendors.ts';
import { ProvidersButton } from '../ProvidersButton/ProvidersButton.tsx';
import styles from './VendorRow.module.css';

export interface VendorRowProps {
  /** Vendors in the order of the gateway. */
  vendors: readonly Vendor[];
  /** Code of the chosen vendor. Undefined: all vendors. */
  chosen: string | undefined;
  onChoose: (code: string | undefined) => void;
}

/**
 * Vendors as cards with their logos, in a row that scrolls. If there are many, the row shows only the first vendors,
 * and a sheet shows all.
 */
export function VendorRow({ vendors, chosen, onChoose }: VendorRowProps) {
  const { t } = useTexts('games');
  const { t: entry } = useTexts('gameEntry');
  const merchant = useMerchant();
  if (vendors.length <= 1) return null;

  const isMany = vendors.length > manyVendors;
  const first = isMany ? vendors.slice(0, manyVendors) : vendors;
  // A vendor that was chosen in the sheet is shown before the usual vendors.
  const brought = vendors.filter(({ code }) => code === chosen && !first.some((one) => one.code === code));
  const card = (code: string | undefined) => ({
    className: styles.card,
    'aria-pressed': code === chosen,
    onClick: () => onChoose(code),
  });
  return (
    <div className={styles.row}>
      <ul aria-label={entry('providers')} className={styles.list}>
        <li>
          <button type="button" {...card(undefined)}>
            <span className={styles.all}>
              <LayoutGrid aria-hidden />
            </span>
            <span className={styles.name}>{t('all')}</span>
          </button>
        </li>
        {[...brought, ...first].map((vendor) => (
          <li key={vendor.code}>
            <button type="button" {...card(vendor.code)}>
              <GameImage
                className={styles.logo}
                sources={vendorLogoCandidates(vendor, merchant)}
                ratio="square"
                width={0.88}
              />
              <bdi className={styles.name}>{vendor.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {isMany && <ProvidersButton vendors={vendors} chosen={chosen} onChoose={onChoose} />}
    </div>
  );
}
