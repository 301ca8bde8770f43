import { classNames } from '../../classNames.ts';
import styles from './GameBadge.module.css';

export interface GameBadgeProps {
  kind: 'new' | 'hot' | 'live' | 'jackpot' | 'maintenance';
  /** `small` on the picture of a tile, `regular` among the details of a game. Default `regular`. */
  size?: 'small' | 'regular';
  /** Class name that sets the position. */
  className?: string | undefined;
  children: string;
}

/** A word about a game, in the colours of the merchant's theme. */
export function GameBadge({ kind, size = 'regular', className, children }: GameBadgeProps) {
  return <span className={classNames(styles.badge, styles[size], styles[kind], className)}>{children}</span>;
}
