import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { IconButton } from '@livery/ui';
import { Heart } from 'lucide-react';
import { mostFavorites } from '../../model/favoriteNumbers.ts';
import styles from './FavoriteHeart.module.css';

export interface FavoriteHeartProps {
  /** Whether the selection is stored. */
  isStored: boolean;
  /** Whether the maximum number of selections is stored. */
  isFull: boolean;
  /** Stores the selection, or removes it if it is stored. */
  onToggle: () => void;
}

/** The button that stores the selection on the board. */
export function FavoriteHeart({ isStored, isFull, onToggle }: FavoriteHeartProps) {
  const { t } = useTexts('betting');
  const { numerals } = useFormats();
  return isFull && !isStored ? (
    <p className={styles.full}>{t('favoritesFull', { number: numerals(String(mostFavorites)) })}</p>
  ) : (
    <IconButton label={t('favorite')} aria-pressed={isStored} onClick={onToggle} className={styles.heart}>
      <Heart aria-hidden />
    </IconButton>
  );
}
