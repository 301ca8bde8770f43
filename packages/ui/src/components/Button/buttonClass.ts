import { classNames } from '../../classNames.ts';
import styles from './Button.module.css';

export interface ButtonLook {
  /** Default `secondary`. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Default `medium`, which is 44 px or taller. `small` is for rows and headers. */
  size?: 'small' | 'medium' | 'large';
  /** Whether the button is as wide as its container. */
  isBlock?: boolean;
}

export function buttonClass(
  { variant = 'secondary', size = 'medium', isBlock = false }: ButtonLook,
  className?: string,
): string {
  return classNames(styles.button, styles[variant], styles[size], isBlock && styles.block, className);
}
