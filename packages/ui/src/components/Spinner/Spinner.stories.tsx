import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

export const ShowsAfter300Milliseconds: StoryObj<typeof meta> = {
  render: (args, { globals }) => <div><Spinner {...args} label={textsOf(globals).loading} size="large" /></div>,
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('status');
    const started = spinner.getAnimations().find((animation) => animation.effect?.getTiming().delay === 300);
    await expect(started).toBeDefined();
    await waitFor(() => expect(getComputedStyle(spinner).opacity).toBe('1'));
  },
};
