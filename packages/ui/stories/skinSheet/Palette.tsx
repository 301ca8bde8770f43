import { contrastPairs, resolvedTokens } from '@livery/merchant/theme';
import { Columns, DocSection } from '../page/DocPage.tsx';
import type { ShownMerchant } from '../page/merchantOf.ts';
import { Swatch } from '../page/Swatch.tsx';

/** The brand colours of the merchant, and the colours computed from them. */
export function Palette({ merchant: { theme, mode } }: { merchant: ShownMerchant }) {
  const pairs = contrastPairs(theme, mode);
  const colors = [...resolvedTokens(theme, mode).values()].filter(({ type }) => type === 'color');
  const tier = (test: (name: string) => boolean) => (
    <Columns isNarrow>
      {colors
        .filter(({ name }) => test(name))
        .map(({ name, property, value }) => (
          <Swatch
            key={name}
            name={name.replace(/^(brand\.)?color\./, '')}
            property={property}
            value={value}
            pairs={pairs.filter(({ ink }) => ink === name).slice(0, 4)}
          />
        ))}
    </Columns>
  );
  return (
    <>
      <DocSection title="Palette" note={`Colours of the merchant in ${mode} mode.`}>
        {tier((name) => name.startsWith('brand.'))}
      </DocSection>
      <DocSection
        title="Meaning"
        note="The resulting colours in the product, with the contrast of each colour on its backgrounds."
      >
        {tier((name) => name.startsWith('color.'))}
      </DocSection>
    </>
  );
}
