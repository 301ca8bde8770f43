import { resolvedTokens } from '@livery/merchant/theme';
import { DocSection, Value } from '../page/DocPage.tsx';
import type { ShownMerchant } from '../page/merchantOf.ts';
import { tokenValue } from '../page/tokenValue.ts';
import styles from './SkinSheet.module.css';

/** Corners, edges, shadows and distances in the merchant's theme. */
export function Shapes({ merchant: { theme, mode } }: { merchant: ShownMerchant }) {
  const tokens = [...resolvedTokens(theme, mode).values()];
  const named = (start: string) => tokens.filter(({ name }) => name.startsWith(start));
  return (
    <>
      <DocSection title="Corners and shadows">
        <div className={styles['row']}>
          {named('radius.').map(({ name, property, value }) => (
            <div key={name} className={styles['shape']}>
              <span className={styles['box']} style={{ borderRadius: `var(${property})` }} />
              {name}
              <Value>{tokenValue(value)}</Value>
            </div>
          ))}
          {named('shadow.').map(({ name, property }) => (
            <div key={name} className={styles['shape']}>
              <span
                className={styles['shadow']}
                style={{
                  boxShadow: `var(${property})`,
                  border: name === 'shadow.card' ? 'var(--border-card)' : undefined,
                }}
              />
              {name}
            </div>
          ))}
        </div>
      </DocSection>
      <DocSection title="Space">
        <div className={styles['row']}>
          {[...named('space.'), ...named('gutter'), ...named('gap.')].map(({ name, property, value }) => (
            <div key={name} className={styles['shape']}>
              <span className={styles['bar']} style={{ inlineSize: `var(${property})` }} />
              {name}
              <Value>{tokenValue(value)}</Value>
            </div>
          ))}
        </div>
      </DocSection>
    </>
  );
}
