import { brandColors, modes, resolvedTokens, type Theme } from '@livery/merchant/theme';
import { Value } from './DocPage.tsx';
import styles from './SkinCard.module.css';

export interface SkinCardProps {
  code: string;
  theme: Theme;
  icon: string;
  logo: { dark: string; light: string };
}

/** An overview of a merchant: its logo and its colours in both modes. */
export function SkinCard({ code, theme, icon, logo }: SkinCardProps) {
  return (
    <div className={styles['skin']}>
      {modes.map((mode) => {
        const tokens = resolvedTokens(theme, mode);
        const color = (name: (typeof brandColors)[number]) => tokens.get(`brand.color.${name}`)?.value;
        return (
          <div key={mode} className={styles['mode']} style={{ background: color('canvas') }}>
            <img className={styles['logo']} src={logo[mode]} alt={`${code}, ${mode}`} />
            <div className={styles['colors']}>
              {brandColors
                .filter((name) => name !== 'canvas')
                .map((name) => (
                  <span key={name} className={styles['color']} style={{ background: color(name) }} />
                ))}
            </div>
          </div>
        );
      })}
      <div className={styles['says']}>
        <img className={styles['icon']} src={icon} alt="" />
        <span>
          <strong>{code}</strong>
          <br />
          <Value>
            {theme.defaultMode} first, {theme.surfaceStyle}, {theme.density}, {theme.font.body.$value[0]}
          </Value>
        </span>
      </div>
    </div>
  );
}
