import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePictures } from '../../../stories/samplePictures.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Avatar } from './Avatar.tsx';

const names = { EN: 'Abdur Rahman Chowdhury', BN: 'আব্দুর রহমান চৌধুরী', UR: 'عبد الرحمٰن چوہدری', PT: 'Élio Sá' };

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  parameters: {
    docs: {
      description: {
        component:
          'A player next to a name: a picture, else initials, else a drawn head. No keyboard stop. A screen reader skips it, because the name is next to it. Not for a vendor or a game, which have their own pictures.',
      },
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', alignItems: 'center', gap: 'var(--space-12)' };

export const Picture: Story = {
  render: () => (
    <div style={row}>
      <Avatar size="small" src={samplePictures[4]} />
      <Avatar src={samplePictures[4]} />
      <Avatar size="large" src={samplePictures[4]} />
    </div>
  ),
};

export const Initials: Story = {
  render: (_, { globals }) => (
    <div style={row}>
      <Avatar size="small" name={wordsIn(globals, names)} />
      <Avatar name={wordsIn(globals, names)} />
      <Avatar size="large" name={wordsIn(globals, names)} />
    </div>
  ),
};

export const Figure: Story = {
  render: () => (
    <div style={row}>
      <Avatar size="small" />
      <Avatar name="017****42" />
      <Avatar size="large" />
    </div>
  ),
};

export const DeadPicture: Story = {
  args: { src: 'data:image/png;base64,AAAA', name: 'Rahim' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('R')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
