import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../../../stories/samplePictures.ts';
import { Avatar } from './Avatar.tsx';

const meta = { title: 'Components/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {
  render: () => <div><Avatar size="small" /> <Avatar /> <Avatar size="large" /> <Avatar size="large" src={samplePictures[4]} /></div>,
};
