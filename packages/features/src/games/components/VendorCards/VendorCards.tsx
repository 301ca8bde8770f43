import type { GameType } from '@livery/api/contract';
import type { Vendor } from '@livery/api/games/gameLists';
import { gameListAddress } from '@livery/foundation/addresses';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Link } from '@livery/ui';
import { VendorLogo } from '../VendorLogo/VendorLogo.tsx';
import styles from './VendorCards.module.css';

export interface VendorCardsProps {
  gameType: GameType;
  /** Vendors of the games, in the gateway's order. */
  vendors: readonly Vendor[];
}

/** The vendors of a kind as large cards with their logos. Each links to its vendor's list of games. */
export function VendorCards({ gameType, vendors }: VendorCardsProps) {
  const { t } = useTexts('gameEntry');
  const { numerals } = useFormats();
  return (
    <ul aria-label={t('providers')} className={styles.cards}>
      {vendors.map((vendor) => (
        <li key={vendor.code}>
          <Link href={gameListAddress({ gameType, vendor: vendor.code })} className={styles.card}>
            <VendorLogo vendor={vendor} width={1.2} />
            <bdi className={styles.name}>{vendor.name}</bdi>
            {vendor.gameCount !== undefined && (
              <span className={styles.count}>
                {t('games', { count: vendor.gameCount, formattedCount: numerals(String(vendor.gameCount)) })}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
