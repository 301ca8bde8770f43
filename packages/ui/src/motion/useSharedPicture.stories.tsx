import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { useSharedPicture } from './useSharedPicture.ts';

const meta = {
  title: 'Motion/useSharedPicture',
  parameters: {
    docs: {
      description: {
        component:
          'Connects two screens that show the same picture: the picture of the new screen moves from its place on the last screen to its own place.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const address = '/picture.avif';
const box = { background: 'var(--color-accent)', borderRadius: 'var(--radius-tile)' };

interface SmallProps {
  onOpen: () => void;
  /** Height in pixels. */
  height: number;
}

function Small({ onOpen, height }: SmallProps) {
  const { ref, leave } = useSharedPicture<HTMLButtonElement>(address);
  const open = () => {
    leave();
    onOpen();
  };
  return (
    <button
      ref={ref}
      type="button"
      aria-label="Open"
      style={{ ...box, inlineSize: 80, blockSize: height }}
      onClick={open}
    />
  );
}

function Large({ onClose }: { onClose: () => void }) {
  const { ref } = useSharedPicture<HTMLButtonElement>(address, true);
  return (
    <button
      ref={ref}
      type="button"
      aria-label="Close"
      style={{ ...box, marginBlockStart: 120, inlineSize: 240, blockSize: 180 }}
      onClick={onClose}
    />
  );
}

function TwoScreens({ height = 60 }: { height?: number }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <Large onClose={() => setOpen(false)} /> : <Small height={height} onOpen={() => setOpen(true)} />;
}

/** The first keyframe of the running movement. */
const startOf = (element: HTMLElement) =>
  (element.getAnimations()[0]?.effect as KeyframeEffect | undefined)?.getKeyframes()[0]?.['transform'];

export const MovesBetweenScreens: Story = {
  render: () => <TwoScreens />,
  play: async ({ canvas, userEvent }) => {
    const small = canvas.getByRole('button', { name: 'Open' });
    const from = small.getBoundingClientRect();
    await userEvent.click(small);
    const large = canvas.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(startOf(large)).toMatch(/scale\(0\.333333\)$/));
    // At its start, the large picture covers exactly the place of the small one.
    const [movement] = large.getAnimations();
    movement!.pause();
    movement!.currentTime = 0;
    const start = large.getBoundingClientRect();
    await expect([start.left, start.top, start.width].map(Math.round)).toEqual(
      [from.left, from.top, from.width].map(Math.round),
    );
    movement!.finish();
    await userEvent.click(large);
    await waitFor(() => expect(startOf(canvas.getByRole('button', { name: 'Open' }))).toMatch(/scale\(3\)$/));
  },
};

/** The last place is square, and the picture is 4:3. It keeps its ratio, and the part beside the place is cut off. */
export const FromAnotherRatio: Story = {
  render: () => <TwoScreens height={80} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const large = canvas.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(startOf(large)).toMatch(/scale\(0\.444444\)$/));
    const cut = large.getAnimations()[1]!.effect as KeyframeEffect;
    await expect(cut.getKeyframes()[0]?.['clipPath']).toBe('inset(0px 30px)');
  },
};

export const UnderReducedMotion: Story = {
  tags: ['reduced-motion'],
  render: () => <TwoScreens />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const large = canvas.getByRole('button', { name: 'Close' });
    await new Promise((done) => requestAnimationFrame(done));
    await expect(large.getAnimations()).toEqual([]);
  },
};
