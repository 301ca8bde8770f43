import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inLayout } from '../../../stories/inLayout.tsx';
import { samplePictures } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { FormSkeleton, LineSkeleton, RowSkeleton, ScreenSkeleton, Skeleton, TileSkeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          "A placeholder with the size of the content that loads, so that the layout does not shift. Hidden from screen readers: put 'loading' once on the element around them. It does not move under reduced motion. Not for very short waits, and not for a pressed button: use its busy state.",
      },
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tiles: Story = {
  render: (_, { globals }) => (
    <TileGrid label={textsOf(globals).loading}>
      {Array.from({ length: 6 }, (_item, index) => (
        <TileSkeleton key={index} />
      ))}
    </TileGrid>
  ),
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
export const ScreenOfRows: Story = { render: () => <ScreenSkeleton shape="rows" /> };
export const ScreenOfCards: Story = { render: () => <ScreenSkeleton shape="cards" /> };
export const ScreenOfSummary: Story = { render: () => <ScreenSkeleton shape="summary" /> };
export const ScreenOfForm: Story = { render: () => <ScreenSkeleton shape="form" /> };
export const ScreenOfTiles: Story = { render: () => <ScreenSkeleton shape="tiles" /> };
export const ScreenOfPicture: Story = { render: () => <ScreenSkeleton shape="picture" /> };

/** The loaded content has the same size as its skeleton. */
export const SameSizeAsContent: Story = {
  decorators: [inLayout()],
  render: () => (
    <TileGrid>
      <TileSkeleton />
      <GameTile name="Golden Koi" provider="Blue Reef" sources={[samplePictures[0] ?? '']} onLaunch={() => {}} />
    </TileGrid>
  ),
  play: async ({ canvasElement }) => {
    const [picture, tilePicture] = [
      canvasElement.querySelector('li:first-child span > span'),
      canvasElement.querySelector('button > span'),
    ].map((part) => part!.getBoundingClientRect());
    await expect(picture!.width).toBeCloseTo(tilePicture!.width, 0);
    await expect(picture!.height).toBeCloseTo(tilePicture!.height, 0);
    const [awaited, tile] = [...canvasElement.querySelectorAll('li > *')].map((part) => part.getBoundingClientRect());
    await expect(Math.abs(awaited!.height - tile!.height)).toBeLessThan(1);
  },
};

/** If the name is over the picture, the skeleton has only the picture. */
export const SameSizeAsPicture: Story = { ...SameSizeAsContent, decorators: [inLayout({ tiles: 'over' })] };

/** The skeleton has the same size, but no pulse animation. */
export const UnderReducedMotion: Story = {
  tags: ['reduced-motion'],
  render: () => <Skeleton shape="banner" />,
  play: async ({ canvasElement }) => {
    const pulses = () =>
      canvasElement
        .querySelector('span')!
        .getAnimations()
        .filter((animation) => animation instanceof CSSAnimation);
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await waitFor(() => expect(pulses()).toHaveLength(0));
  },
};
