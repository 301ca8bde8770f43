import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import styles from './MemberChip.module.css';

interface MemberChipProps {
  /** Says what the figure is. */
  balanceLabel: string;
  /** A small `Money`, `CountedMoney` or `HiddenMoney`; undefined while it is awaited. */
  balance: ReactNode;
  name: string;
  /** The person's standing, such as 'VIP 2'. */
  vip?: string;
  /** Address of the person's picture; without it a user icon. */
  picture?: string;
}

/** Who is logged in and what they have, small enough for a header. Wrap it in the link that it stands for. */
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
