import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { sampleGames } from '../../../stories/samplePictures.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { GameTile } from '../GameTile/GameTile.tsx';
import { TileGrid } from '../TileGrid/TileGrid.tsx';
import { ScrollTopButton } from './ScrollTopButton.tsx';
import { scrollToTop } from './scrollToTop.ts';

const about = `
Scrolls a long page back to its top. It appears above the footer bar after the page is scrolled by more than a screen.

\`scrollToTop()\` does the same without a button: a tenth of the remaining distance in each frame, immediately under reduced motion.
It stops as soon as the player touches or scrolls, and returns a function that stops it.

**Keyboard.** A button. At the top of the page it is hidden, and the next Tab starts at the beginning of the page.

**Screen readers** read \`label\`.

**Not for** pages of two screens, because it covers content without much use.
`;

const words = { EN: 'Back to the top', BN: 'উপরে ফিরে যান', UR: 'اوپر واپس جائیں', PT: 'Voltar ao topo' };

const meta = {
  title: 'Components/ScrollTopButton',
  component: ScrollTopButton,
  args: { label: '' },
  parameters: { docs: { description: { component: about }, story: { inline: false, iframeHeight: 480 } } },
  render: (_, { globals }) => (
    <>
      <TileGrid label="Games">
        {Array.from({ length: 36 }, (__, index) => {
          const game = sampleGames[index % sampleGames.length]!;
          return (
            <GameTile
              key={index}
              name={game.name}
              provider={game.provider}
              sources={[game.picture]}
              onLaunch={() => {}}
            />
          );
        })}
      </TileGrid>
      <ScrollTopButton label={wordsIn(globals, words)} />
    </>
  ),
} satisfies Meta<typeof ScrollTopButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const frame = () => new Promise(requestAnimationFrame);
const down = async (pixels: number) => {
  window.scrollTo({ top: pixels, behavior: 'instant' });
  await frame();
  await frame();
};

export const AfterAScreen: Story = {
  tags: ['whole'],
  play: async ({ canvas }) => {
    const shows = () => canvas.queryAllByRole('button').some((button) => getComputedStyle(button).position === 'fixed');
    await down(window.innerHeight - 20);
    await expect(shows()).toBe(false);
    await down(window.innerHeight + 20);
    await waitFor(() => expect(shows()).toBe(true));
  },
};

export const KeyboardMovesFocusToTop: Story = {
  tags: ['whole'],
  play: async ({ canvas, globals, userEvent }) => {
    await down(window.innerHeight * 1.5);
    const button = await canvas.findByRole('button', { name: wordsIn(globals, words) });
    button.focus();
    await userEvent.keyboard('{Enter}');
    // The button is still there: it loses the focus before it disappears.
    await expect(button).toBeInTheDocument();
    await expect(document.body).toHaveFocus();
    await expect(document.body).not.toHaveAttribute('tabindex');
    while (window.scrollY > 0) await frame();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus();
  },
};

export const TenthPerFrame: Story = {
  name: '[SHELL-16] the page scrolls by a tenth of the remaining distance each frame',
  play: async ({ canvas, globals }) => {
    await down(window.innerHeight * 1.5);
    const start = window.scrollY;
    const put = spyOn(window, 'scrollTo');
    try {
      let frames = 0;
      let isCounting = true;
      const count = () => {
        frames += 1;
        if (isCounting) requestAnimationFrame(count);
      };
      (await canvas.findByRole('button', { name: wordsIn(globals, words) })).click();
      requestAnimationFrame(count);
      while (window.scrollY > 0) await frame();
      isCounting = false;
      const tops = put.mock.calls.map(([options]) => (options as ScrollToOptions).top!);
      // Pictures that have loaded since the measurement may have moved the page by a pixel.
      await expect(Math.abs(tops[0]! - start * 0.9)).toBeLessThan(2);
      for (const [index, top] of tops.slice(0, -1).entries()) await expect(top).toBeCloseTo(tops[0]! * 0.9 ** index, 6);
      await expect(tops.at(-1)).toBe(0);
      await expect(tops.at(-2)).toBeGreaterThanOrEqual(1);
      // The page scrolls by one step per frame, independent of the frame rate of the screen.
      await expect(frames).toBeGreaterThanOrEqual(tops.length);
    } finally {
      put.mockRestore();
    }
  },
};

export const StopsOnInput: Story = {
  name: '[SHELL-16] scrolling to the top stops when the player touches or scrolls',
  play: async () => {
    for (const event of [
      new Event('touchstart'),
      new WheelEvent('wheel'),
      new KeyboardEvent('keydown', { key: 'PageDown' }),
    ]) {
      await down(window.innerHeight * 1.5);
      scrollToTop();
      for (let count = 0; count < 3; count += 1) await frame();
      window.dispatchEvent(event);
      const stopped = window.scrollY;
      await expect(stopped).toBeGreaterThan(0);
      await expect(stopped).toBeLessThan(window.innerHeight * 1.5);
      for (let count = 0; count < 5; count += 1) await frame();
      await expect(window.scrollY).toBe(stopped);
    }
    // Dragging a scroll bar changes only the scroll position, without other events.
    await down(window.innerHeight * 1.5);
    scrollToTop();
    await frame();
    await down(window.innerHeight * 1.2);
    const moved = window.scrollY;
    for (let count = 0; count < 5; count += 1) await frame();
    await expect(window.scrollY).toBe(moved);
  },
};

export const ImmediateWithReducedMotion: Story = {
  name: '[SHELL-16] immediately under reduced motion',
  tags: ['reduced-motion'],
  play: async () => {
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await down(window.innerHeight * 1.5);
    await expect(window.scrollY).toBeGreaterThan(0);
    scrollToTop();
    await expect(window.scrollY).toBe(0);
  },
};
