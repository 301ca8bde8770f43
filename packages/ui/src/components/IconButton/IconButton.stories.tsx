import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronLeft, LogOut, Settings } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { IconButton } from './IconButton.tsx';

const meta = { title: 'Components/IconButton', component: IconButton, args: { label: '', children: null, onClick: fn() } } satisfies Meta<typeof IconButton>;
export default meta;

export const Kinds: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div>
        <IconButton {...args} label={t.back} isDirectional><ChevronLeft aria-hidden /></IconButton>
        <IconButton {...args} label={t.logout}><LogOut aria-hidden /></IconButton>
        <IconButton {...args} label={t.theme} variant="filled"><Settings aria-hidden /></IconButton>
      </div>
    );
  },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
