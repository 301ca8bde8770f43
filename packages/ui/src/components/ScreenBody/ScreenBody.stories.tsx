import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Card } from '../Card/Card.tsx';
import { RowSkeleton } from '../Skeleton/Skeleton.tsx';
import { ScreenBody } from './ScreenBody.tsx';

const meta = {
  title: 'Components/ScreenBody',
  component: ScreenBody,
  args: { children: '' },
  parameters: {
    docs: {
      description: {
        component:
          'What a screen shows below its title: parts at one distance from each other and from the edges. Lists that reach from edge to edge, such as a history, stand without it.',
      },
    },
  },
} satisfies Meta<typeof ScreenBody>;
export default meta;

export const Parts: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <ScreenBody>
        <Card>{t.messages}</Card>
        <Card>{t.announcements}</Card>
      </ScreenBody>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    const [first, second] = [t.messages, t.announcements].map((text) => canvas.getByText(text).getBoundingClientRect());
    await expect(second!.top - first!.bottom).toBeGreaterThan(12);
  },
};

export const Loading: StoryObj<typeof meta> = {
  render: () => (
    <ScreenBody loadingLabel="Loading">
      <RowSkeleton />
      <RowSkeleton />
    </ScreenBody>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
  },
};
