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
    says: 'Thin bright edges, a lit upper edge on cards, a gradient on the one primary action and nowhere else.',
  },
  { id: 'flat', says: 'Fills and no edges. On light pages the bars have the second colour.' },
  { id: 'bold', says: 'Strong lines around what is a thing of its own; corners nearly square.' },
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
        lead="Four merchants must differ even without colour. Corners, edges, shadows and density do that, from tokens: no component asks which merchant it is in."
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
              'Corners go down as things go in: a card’s corner, then a control’s, then a small mark’s.',
              'A shadow says that a thing lies over the page: dialogs, sheets, toasts. It is no decoration for what lies in the page.',
              'Pictures carry the gradients. Chrome stays calm.',
              'Icons are of one family with one stroke, and have a word beside them wherever they navigate.',
            ]}
          />
        </DocSection>
      </DocPage>
    );
  },
};
