import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ContrastPair, contrastPairs, modes, resolvedTokens } from '@livery/merchant/theme';
import { samplePageParameters } from '../page/docPageParameters.ts';
import { Columns, DocList, DocPage, DocSection, DocTable } from '../page/DocPage.tsx';
import { merchantOf } from '../page/merchantOf.ts';
import { PairSample } from '../page/PairSample.tsx';
import { Swatch } from '../page/Swatch.tsx';

const meta = {
  title: 'Foundations/Colour and contrast',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: samplePageParameters,
} satisfies Meta;
export default meta;

const worstFirst = (a: ContrastPair, b: ContrastPair) => a.ratio / a.atLeast - b.ratio / b.atLeast;

/** Every pair of colours in the product, with its contrast for the merchant in the toolbar. */
export const ColourAndContrast: StoryObj<typeof meta> = {
  name: 'Colour and contrast',
  render: (_, { globals }) => {
    const { code, theme, mode } = merchantOf(globals);
    const tokens = resolvedTokens(theme, mode);
    return (
      <DocPage
        eyebrow="Foundations"
        title="Colour and contrast"
        lead="A merchant chooses fourteen colours for each mode. All other colours are mixed from them. The contrast of every text and control border with its background is measured for every merchant and mode in each test run."
      >
        <DocSection title="How colour is used">
          <DocList
            items={[
              'The accent is for the primary action. Use one filled accent per screen; all other elements are less prominent.',
              'The second colour is for icons, marks and bars. Do not use it for actions that compete with the accent.',
              'Positive, warning and danger show the state of money or of a form, always with an icon and a word, not only by colour.',
              'At most two levels of surfaces on the canvas: surface, and raised for content on a surface.',
              'Soft backgrounds are for tags and chosen rows. Their text has the full colour of the same name.',
            ]}
          />
        </DocSection>
        <DocSection title="Values of the merchant" note={`${code}, ${mode}`}>
          <Columns isNarrow>
            {[...tokens.values()]
              .filter(({ name }) => name.startsWith('brand.color.'))
              .map(({ name, property, value }) => (
                <Swatch key={name} name={name.replace('brand.color.', '')} property={property} value={value} />
              ))}
          </Columns>
        </DocSection>
        {modes.map((each) => {
          const pairs = contrastPairs(theme, each).toSorted(worstFirst);
          const all = resolvedTokens(theme, each);
          return (
            <DocSection
              key={each}
              title={`Pairs in ${each}`}
              note={
                <>
                  {pairs.length} pairs, the closest to its limit first. Texts need 4.5 to 1, borders of controls 3 to 1;
                  a lower contrast is an error of <code>pnpm merchant check</code>, which names the nearest colour that
                  passes.
                </>
              }
            >
              <DocTable
                label={`Pairs in ${each}`}
                columns={['Sample', 'Ink', 'Ground', 'Contrast', 'Needs']}
                rows={pairs.map((pair) => {
                  return {
                    id: `${pair.ink} ${pair.ground}`,
                    cells: [
                      <PairSample
                        key="sample"
                        ink={all.get(pair.ink)?.value ?? ''}
                        ground={all.get(pair.ground)?.value ?? ''}
                        under={all.get(pair.over[0] ?? 'color.canvas')?.value ?? ''}
                        isText={pair.atLeast === 4.5}
                      />,
                      pair.ink,
                      pair.ground,
                      <strong key="ratio">{pair.ratio.toFixed(2)}</strong>,
                      pair.atLeast,
                    ],
                  };
                })}
              />
            </DocSection>
          );
        })}
      </DocPage>
    );
  },
};
