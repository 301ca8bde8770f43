import { User } from 'lucide-react';
import { classNames } from '../../classNames.ts';
import { useFailedPicture } from '../../picture/useFailedPicture.ts';
import styles from './Avatar.module.css';
import { initialsOf } from './initialsOf.ts';

interface AvatarProps {
  /** Address of the player's picture. Without it, or if it fails to load, initials or a drawn head are shown. */
  src?: string;
  /** The player's name, for the initials. For a phone number or a masked name, a drawing of a head is shown. */
  name?: string;
  /** Default `medium`. */
  size?: 'small' | 'medium' | 'large';
}

/** The player's picture. Decorative: the name must be beside it. */
export function Avatar({ src, name = '', size = 'medium' }: AvatarProps) {
  const [hasFailed, fail] = useFailedPicture(src);
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden>
      {src && !hasFailed ? <img src={src} alt="" onError={fail} /> : (initialsOf(name) ?? <User />)}
    </span>
  );
}
