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
          'The last tile of a shortened grid, as large as the others: leads to all of them. Keyboard: one stop. A screen reader hears its words only, so say what there is more of when several grids share a screen.',
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
