import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleGames } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { TileGrid } from './TileGrid.tsx';

const meta = {
  title: 'Components/TileGrid',
  component: TileGrid,
  args: { children: null },
  render: (args, { globals }) => (
    <TileGrid {...args} label={textsOf(globals).hotGames}>
      {sampleGames.map(({ id, name, provider, picture }) => (
        <GameTile key={id} name={name} provider={provider} sources={[picture]} onLaunch={() => {}} />
      ))}
    </TileGrid>
  ),
  parameters: {
    docs: {
      description: {
        component:
          "Tiles of equal width in rows of two, three or four. Keyboard: the tiles' own stops. A screen reader reads a list, its name and its length. It is prerendered on home, with a dozen tiles. Not for hundreds of tiles: use VirtualTileGrid.",
      },
    },
  },
} satisfies Meta<typeof TileGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const inARow =
  (count: number): Story['play'] =>
  async ({ canvas, globals }) => {
    await expect(canvas.getByRole('list', { name: textsOf(globals).hotGames })).toBeVisible();
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    await expect(tops.filter((top) => top === tops[0])).toHaveLength(count);
  };

export const Three: Story = { play: inARow(3) };
export const Two: Story = { args: { columns: 2 }, play: inARow(2) };
export const Four: Story = { args: { columns: 4 }, play: inARow(4) };
