import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { FormSkeleton, LineSkeleton, RowSkeleton, ScreenSkeleton, Skeleton, TileSkeleton } from './Skeleton.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  render: (_, { globals }) => <TileGrid label={textsOf(globals).loading}>{Array.from({ length: 6 }, (_item, index) => <TileSkeleton key={index} />)}</TileGrid>,
};

export const Shapes: Story = {
  render: () => (
    <>
      <Skeleton shape="banner" />
      <LineSkeleton lines={3} />
      <RowSkeleton />
    </>
  ),
};

export const Form: Story = { render: (_, { globals }) => <FormSkeleton label={textsOf(globals).loading} /> };
export const Screen: Story = { render: () => <ScreenSkeleton /> };
