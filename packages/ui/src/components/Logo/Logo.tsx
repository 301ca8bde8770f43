import { classNames } from '../../classNames.ts';
import styles from './Logo.module.css';

interface LogoProps {
  /** Address of the drawing for dark backgrounds. */
  dark: string;
  /** Address of the drawing for light backgrounds. Often the same as `dark`. */
  light: string;
  /** The merchant's name. */
  name: string;
  /** Default `medium`, which is for headers. */
  size?: 'medium' | 'large';
  /**
   * Address of a square drawing. With it the logo fits the available width, and below two thirds of its size this
   * drawing replaces the lettering.
   */
  icon?: string;
}

/**
 * The merchant's lettering, or its name if forced colours are on. The HTML contains both drawings, and the mode of the
 * page selects one. So a prerendered page needs no script. The browser does not load the hidden drawing, because it is
 * lazy.
 */
export function Logo({ dark, light, name, size = 'medium', icon }: LogoProps) {
  const isShared = dark === light;
  return (
    <span
      data-name={name}
      data-same
      className={classNames(styles.logo, styles[size], icon !== undefined && styles.fitting)}
    >
      {isShared ? (
        <img src={dark} alt={name} width={160} height={40} />
      ) : (
        <>
          <img src={dark} alt={name} width={160} height={40} loading="lazy" className={styles.dark} />
          <img src={light} alt={name} width={160} height={40} loading="lazy" className={styles.light} />
        </>
      )}
      {icon !== undefined && (
        <img src={icon} alt={name} width={40} height={40} loading="lazy" className={styles.icon} />
      )}
    </span>
  );
}
