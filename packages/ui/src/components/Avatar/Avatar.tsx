import { User } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../classNames.ts';
import styles from './Avatar.module.css';
import { initialsOf } from './initialsOf.ts';

interface AvatarProps {
  /** Address of the person's picture. Without it, or if it fails to load, initials or a drawn head are shown. */
  src?: string;
  /** The person's name, for its initials. A phone number or a name in stars gives the drawn head. */
  name?: string;
  /** Default `medium`. */
  size?: 'small' | 'medium' | 'large';
}

/** The person's picture. Decorative: the name has to stand beside it. */
export function Avatar({ src, name = '', size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden>
      {src && src !== failed ? <img src={src} alt="" onError={() => setFailed(src)} /> : (initialsOf(name) ?? <User />)}
    </span>
  );
}
