import type { Meta, StoryObj } from '@storybook/react-vite';
import { docPageParameters } from '../page/docPageParameters.ts';
import { DocList, DocPage, DocSection, DocTable } from '../page/DocPage.tsx';
import { merchantOf } from '../page/merchantOf.ts';
import { skins } from '../../.storybook/skins.ts';
import { Shapes } from '../skinSheet/Shapes.tsx';

const meta = {
  title: 'Foundations/Shape and surface',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'wide' } },
  parameters: docPageParameters,
} satisfies Meta;
export default meta;

const surfaces = [
  {
    id: 'luminous',
    says: 'Thin bright edges, a lit upper edge on cards, a gradient only on the primary action.',
  },
  { id: 'flat', says: 'Fills without borders. On light pages the bars have the second colour.' },
  { id: 'bold', says: 'Strong lines around separate elements; corners nearly square.' },
  { id: 'round', says: 'Pills and circles, soft shadows, buttons with a lip.' },
];

/** Corners, edges and shadows: the differences between merchants apart from colour. */
export const ShapeAndSurface: StoryObj<typeof meta> = {
  name: 'Shape and surface',
  render: (_, { globals }) => {
    const merchant = merchantOf(globals);
    return (
      <DocPage
        eyebrow="Foundations"
        title="Shape and surface"
        lead="Four merchants must look different even without colour. Tokens for corners, borders, shadows and density do that; no component depends on a certain merchant."
      >
        <Shapes merchant={merchant} />
        <DocSection
          title="Kinds of surface"
          note={
            <>
              A theme names one, as <code>surfaceStyle</code>; it lays a set of tokens over the defaults, and the theme
              may override each of them.
            </>
          }
        >
          <DocTable
            label="Kinds of surface"
            columns={['Kind', 'Look', 'Used by']}
            rows={surfaces.map(({ id, says }) => ({
              id,
              cells: [
                <strong key="id">{id}</strong>,
                says,
                Object.entries(skins)
                  .filter(([, { surfaceStyle }]) => surfaceStyle === id)
                  .map(([code]) => code)
                  .join(', '),
              ],
            }))}
          />
        </DocSection>
        <DocSection title="Rules">
          <DocList
            items={[
              'Inner elements have smaller corners: first a card, then a control, then a small mark.',
              'A shadow means that an element is above the page: dialogs, sheets, toasts. It is not a decoration for elements in the page.',
              'Gradients are for pictures. Bars and controls have plain colours.',
              'Icons belong to one family with one stroke width, and have a label if they navigate.',
            ]}
          />
        </DocSection>
      </DocPage>
    );
  },
};
