import { User } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Avatar.module.css';

interface AvatarProps {
  /** Address of the person's picture; without it, or when it does not load, a drawn head. */
  src?: string;
  /** Default `medium`. */
  size?: 'small' | 'medium' | 'large';
}

/** The person's picture. It is an ornament: the name stands beside it. */
export function Avatar({ src, size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden>
      {src && src !== failed ? <img src={src} alt="" onError={() => setFailed(src)} /> : <User />}
    </span>
  );
}
