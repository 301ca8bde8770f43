import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { MoreTile } from './MoreTile.tsx';

const meta = {
  title: 'Components/MoreTile',
  component: MoreTile,
  args: { label: '', href: '#more' },
  parameters: {
    docs: {
      description: {
        component:
          'The last tile of a shortened grid, as large as the others: a link to all of them. Keyboard: one stop. A screen reader reads only its label, so name the kind of items if several grids are on a screen.',
      },
    },
  },
} satisfies Meta<typeof MoreTile>;
export default meta;

export const InAGrid: StoryObj<typeof meta> = {
  render: (args, { globals }) => (
    <TileGrid>
      <MoreTile {...args} label={textsOf(globals).more} />
      <MoreTile {...args} label={textsOf(globals).longAction} />
    </TileGrid>
  ),
};
