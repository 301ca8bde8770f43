import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PauseButton } from './PauseButton.tsx';

const labels = {
  EN: ['Pause', 'Play'],
  BN: ['থামান', 'চালান'],
  UR: ['روکیں', 'چلائیں'],
  PT: ['Pausar', 'Reproduzir'],
} as const;
const labelsOf = (globals: Record<string, unknown>) => labels[globals['language'] as keyof typeof labels] ?? labels.EN;

const meta = {
  title: 'Components/PauseButton',
  component: PauseButton,
  args: { isStopped: false, onChange: () => {}, stopLabel: '', startLabel: '' },
  parameters: {
    docs: {
      description: {
        component:
          'Stops and starts content that moves automatically for longer than five seconds, such as banners and a ticker. Imported lazily from `@livery/ui/carousel`. Not shown under reduced motion, because no content moves then. Keyboard: one stop. Screen readers read the effect of a press.',
      },
    },
  },
} satisfies Meta<typeof PauseButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StopsAndStarts: Story = {
  render: function Pausing(args, { globals }) {
    const [isStopped, setStopped] = useState(false);
    const [stopLabel, startLabel] = labelsOf(globals);
    return <PauseButton {...args} {...{ isStopped, stopLabel, startLabel }} onChange={setStopped} />;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const [stopLabel, startLabel] = labelsOf(globals);
    const button = canvas.getByRole('button', { name: stopLabel });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(startLabel);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(stopLabel);
  },
};

/** Under reduced motion nothing moves, so the button is hidden. */
export const UnderReducedMotion: Story = {
  tags: ['reduced-motion'],
  args: { stopLabel: 'Pause', startLabel: 'Play' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
