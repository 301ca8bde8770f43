import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = { title: 'Components/VisuallyHidden', component: VisuallyHidden, args: { children: <h1>Games</h1> } } satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Heading: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Games' });
    await expect(heading.parentElement?.getBoundingClientRect().width).toBe(1);
  },
};
