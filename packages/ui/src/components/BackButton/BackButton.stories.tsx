import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { BackButton } from './BackButton.tsx';

const meta = { title: 'Components/BackButton', component: BackButton, args: { label: '', onClick: fn() } } satisfies Meta<typeof BackButton>;
export default meta;

export const PointsAgainstTheText: StoryObj<typeof meta> = {
  render: (args, { globals }) => <div><BackButton {...args} label={textsOf(globals).back} /></div>,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const mirrored = getComputedStyle(button.querySelector('svg')!).transform.startsWith('matrix(-1');
    await expect(mirrored).toBe(document.documentElement.dir === 'rtl');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
