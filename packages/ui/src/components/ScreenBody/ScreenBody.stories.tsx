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
          'The content of a screen below its title: parts with equal distances to each other and to the edges. Do not use it for lists that reach both edges, such as a history.',
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
