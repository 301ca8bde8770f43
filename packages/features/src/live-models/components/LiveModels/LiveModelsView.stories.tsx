import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { gamePictures } from '../../../../stories/gamePictures.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { LiveSkeleton } from './LiveSkeleton.tsx';
import { LiveModelsView } from './LiveModelsView.tsx';

const model = (index: number, name: string, room: string, viewers: number, shortViewers: string) => ({
  id: String(index),
  name,
  room,
  viewers,
  shortViewers,
  pictureUrl: gamePictures[index % gamePictures.length]!,
  onOpen: fn(),
});

const meta = {
  title: 'Blocks/LiveModels',
  component: LiveModelsView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    sightRef: () => {},
    models: [
      model(0, 'Nila', 'Evening baccarat', 2_600, '2.6K'),
      model(1, 'Zoya', 'روليٹ دوستوں کے ساتھ', 513, '513'),
      model(2, 'Larissa', 'Conversa de Teen Patti até tarde', 1_100, '1,1 mil'),
      { ...model(3, 'নীলা', 'সন্ধ্যার বাকারাত', 812, '৮১২'), onOpen: undefined },
    ],
  },
} satisfies Meta<typeof LiveModelsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const tables = canvas.getAllByRole('button');
    // The last model has no table, so its card is not a button.
    await expect(tables).toHaveLength(3);
    await userEvent.click(tables[1]!);
    await expect(args.models[1]!.onOpen).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { render: () => <LiveSkeleton /> };
/** If the live mark and the viewers do not fit side by side, the viewers move below, so that they do not overlap. */
export const OnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('listitem')) {
      const [live, viewers] = [...card.querySelectorAll('[class*="marks"] > *')].map((mark) =>
        mark.getBoundingClientRect(),
      );
      await expect(live!.right <= viewers!.left || live!.left >= viewers!.right || live!.bottom <= viewers!.top).toBe(
        true,
      );
    }
  },
};
