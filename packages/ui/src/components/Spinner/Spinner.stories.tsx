import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  parameters: {
    docs: {
      description: {
        component:
          'Indicates a wait for content of unknown size. It appears only after 300 ms, because shorter waits need no indicator. A screen reader reads `label` as a status; without it, another element must report the wait. Not in place of a list or a screen: use a skeleton.',
      },
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

export const ShowsAfter300Milliseconds: StoryObj<typeof meta> = {
  render: (args, { globals }) => (
    <div>
      <Spinner {...args} label={textsOf(globals).loading} size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('status');
    const started = spinner.getAnimations().find((animation) => animation.effect?.getTiming().delay === 300);
    await expect(started).toBeDefined();
    await waitFor(() => expect(getComputedStyle(spinner).opacity).toBe('1'));
  },
};

/** The spinner has the colour of the text around it. */
export const Sizes: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-16)' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </div>
  ),
};
