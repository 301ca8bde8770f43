import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './MemberChip.module.css';

interface MemberChipProps {
  /** Describes the amount for screen readers. */
  balanceLabel: string;
  /** A small `Money`, `CountedMoney` or `HiddenMoney` element. Undefined while the balance loads. */
  balance: ReactNode;
  name: string;
  /** The player's VIP label, for example 'VIP 2'. */
  vip?: string;
  /** Address of the player's picture. Default: a user icon. */
  picture?: string;
}

/** The player's name and balance, small enough for a header. Wrap it in a link. */
export function MemberChip({ balanceLabel, balance, name, vip, picture }: MemberChipProps) {
  return (
    <span className={styles.chip}>
      <Avatar size="small" src={picture} />
      <span className={styles.words}>
        <span className={styles.balance} title={balanceLabel}>
          {balance ?? <Skeleton shape="line" className={styles.awaited} />}
        </span>
        <span className={styles.who}>
          <bdi className={styles.name}>{name}</bdi>
          {vip && <span className={styles.vip}>{vip}</span>}
        </span>
      </span>
    </span>
  );
}
