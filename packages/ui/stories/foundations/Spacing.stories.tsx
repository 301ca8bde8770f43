import type { Meta, StoryObj } from '@storybook/react-vite';
import { resolvedTokens } from '@livery/merchant/theme';
import { docPageParameters } from '../page/docPageParameters.ts';
import { DocList, DocPage, DocSection, DocTable, Value } from '../page/DocPage.tsx';
import { merchantOf } from '../page/merchantOf.ts';
import { LengthSample } from '../page/LengthSample.tsx';
import { tokenValue } from '../page/tokenValue.ts';

const meta = {
  title: 'Foundations/Spacing and sizes',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: docPageParameters,
} satisfies Meta;
export default meta;

const groups = [
  {
    title: 'Space',
    start: ['space.'],
    note: 'Six steps. Between a label and its field 4; inside a button 8 and 12; between blocks 16 and 24; before a new section 32.',
  },
  {
    title: 'Gutter and gaps',
    start: ['gutter', 'gap.'],
    note: 'Density changes only these: a merchant with `compact` density has narrower gutters and gaps.',
  },
  {
    title: 'Sizes',
    start: ['touch', 'column', 'size.'],
    note: 'Controls for important actions are at least 44 pixels high on every screen width, and no tap target is smaller than 24.',
  },
];

/** Distances and sizes, drawn at their real length. */
export const SpacingAndSizes: StoryObj<typeof meta> = {
  name: 'Spacing and sizes',
  render: (_, { globals }) => {
    const { theme, mode } = merchantOf(globals);
    const tokens = [...resolvedTokens(theme, mode).values()];
    return (
      <DocPage
        eyebrow="Foundations"
        title="Spacing and sizes"
        lead="The grid is 4. Lengths are pixels of a 375 wide screen and grow with it up to 480; 320 must work. Group elements by space; use lines only if space is not enough."
      >
        {groups.map(({ title, start, note }) => (
          <DocSection key={title} title={title} note={note}>
            <DocTable
              label={title}
              columns={['Token', 'Value', 'Length']}
              rows={tokens
                .filter(({ name }) => start.some((one) => name.startsWith(one)))
                .map(({ name, property, value }) => ({
                  id: name,
                  cells: [
                    <strong key="name">{name}</strong>,
                    <Value key="value">{tokenValue(value)}</Value>,
                    <LengthSample key="sample" property={property} />,
                  ],
                }))}
            />
          </DocSection>
        ))}
        <DocSection title="On the screen">
          <DocList
            items={[
              'One column, at most 480 wide, with equal gutters on both sides.',
              'Three tiles per row, portrait 3 to 4; the first twelve fit on the first two screens.',
              'Use rows with dividers, not boxes in boxes.',
              'The primary action is within reach of the thumb, above an open keyboard.',
            ]}
          />
        </DocSection>
      </DocPage>
    );
  },
};
