import { layoutAttribute } from '@livery/merchant/theme';
import { headerLogoOf, pictureOf } from '../../.storybook/skins.ts';
import type { ShownMerchant } from '../page/merchantOf.ts';
import styles from './SkinSheet.module.css';

/** Icon and logo of the merchant on its header, and the facts of its theme. */
export function Cover({ merchant: { code, theme, mode } }: { merchant: ShownMerchant }) {
  const pattern = pictureOf(code, 'pattern.svg');
  const facts = {
    merchant: code,
    'first seen in': theme.defaultMode,
    surfaces: theme.surfaceStyle,
    density: theme.density,
    layout: layoutAttribute(theme.layout) || 'default',
    words: theme.font.body.$value[0],
    titles: theme.font.heading.$value[0],
  };
  return (
    <>
      <header className={styles['cover']}>
        <img className={styles['icon']} src={pictureOf(code, 'icon.svg')} alt="" />
        <h1>
          <img className={styles['logo']} src={headerLogoOf(code)[mode]} alt={code} />
        </h1>
        <dl className={styles['facts']}>
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {pattern !== '' && <div className={styles['pattern']} style={{ backgroundImage: `url("${pattern}")` }} />}
    </>
  );
}
