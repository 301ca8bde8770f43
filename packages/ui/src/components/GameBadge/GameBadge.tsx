import { classNames } from '../../classNames.ts';
import styles from './GameBadge.module.css';

export interface GameBadgeProps {
  kind: 'new' | 'hot' | 'live' | 'jackpot' | 'maintenance';
  /** `small` on a tile's picture, `regular` among a game's details. Default `regular`. */
  size?: 'small' | 'regular';
  /** Class for its position. */
  className?: string | undefined;
  children: string;
}

/** One word about a game, in the colours of the merchant's theme. */
export function GameBadge({ kind, size = 'regular', className, children }: GameBadgeProps) {
  return <span className={classNames(styles.badge, styles[size], styles[kind], className)}>{children}</span>;
}
