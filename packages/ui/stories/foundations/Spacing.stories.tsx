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
    note: 'Six steps. Between a label and its field 4; inside a button 8 and 12; between blocks 16 and 24; before a new thought 32.',
  },
  {
    title: 'Gutter and gaps',
    start: ['gutter', 'gap.'],
    note: 'What density changes: a merchant with `compact` density has narrower gutters and gaps, and nothing else moves.',
  },
  {
    title: 'Sizes',
    start: ['touch', 'column', 'size.'],
    note: 'Controls are never lower than 44 pixels where a thumb does something that matters, whatever the screen’s width, and nothing that can be hit is smaller than 24.',
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
        lead="The grid is 4. Lengths are pixels of a 375 wide screen and grow with it up to 480; 320 must work. Space groups things, lines only where space cannot."
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
              'One column for the thumb: never wider than 480, gutters equal on both sides.',
              'Tiles three a row, portrait 3 to 4; the first twelve on the first two screens.',
              'Rows with dividers rather than boxes in boxes.',
              'The one primary action stands at thumb height, above the keyboard when it is open.',
            ]}
          />
        </DocSection>
      </DocPage>
    );
  },
};
