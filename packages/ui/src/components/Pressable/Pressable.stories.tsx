import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { fingerOn } from '../../../stories/finger.ts';
import { samplePictures } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { GameImage } from '../GameImage/GameImage.tsx';
import { Pressable } from './Pressable.tsx';
import { pressTiming } from './pressTiming.ts';

const about = `
A surface that answers to touch as a phone's own would, for tiles and cards with a long press. \`usePressable\` gives the same to
a button of your own.

**Touch.** It looks pressed 130 ms after the touch, so that a finger that only scrolls by lights nothing up. Held for 370 ms it is
a long press, and no press. It looks released 100 ms after letting go. A finger may stray 20 px past its edges and come back;
movement beyond 30 px is no press any more. Scrolling is never blocked.

**Keyboard.** Enter and Space press it. The context-menu key, or Shift and F10, does what a long press does, as a right click does.

**Screen readers** press it as any button. They know no long press: what it does has to be reachable in another way on the screen.

**Not for** ordinary buttons: \`Button\` answers at once, which is what a button should do.

It stands behind \`@livery/ui/touch\`.
`;

const meta = {
  title: 'Components/Pressable',
  component: Pressable,
  args: { onPress: fn(), onLongPress: fn() },
  parameters: { docs: { description: { component: about } } },
  render: (args, { globals }) => (
    <div style={{ inlineSize: '2.4rem' }}>
      <Pressable
        {...args}
        style={{ display: 'grid', gap: 'var(--space-8)', inlineSize: '100%', paddingBlockEnd: 'var(--space-8)' }}
      >
        <GameImage sources={[samplePictures[0] ?? '']} alt="" isEager />
        {textsOf(globals).hotGames}
      </Pressable>
    </div>
  ),
} satisfies Meta<typeof Pressable>;
export default meta;
type Story = StoryObj<typeof meta>;

const isLit = (button: HTMLElement) => button.hasAttribute('data-pressed');
const atRest = (button: HTMLElement) => Promise.all(button.getAnimations().map(({ finished }) => finished));
/** What a browser sends after a touch or a press of the mouse. */
const clickAfter = (element: HTMLElement) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

export const Idle: Story = {};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    await withFakeClock(async ({ pass }) => {
      fingerOn(button).down();
      await pass(1000);
      await expect(isLit(button)).toBe(false);
    });
    await expect(args.onLongPress).not.toHaveBeenCalled();
  },
};

export const LooksPressed: Story = {
  name: '[ERR-05] it looks pressed after 130 ms, and released 100 ms after letting go',
  play: async ({ args, canvas }) => {
    await withFakeClock(async ({ pass }) => {
      const button = canvas.getByRole('button');
      const finger = fingerOn(button);
      finger.down();
      await pass(129);
      await expect(isLit(button)).toBe(false);
      await pass(1);
      await expect(isLit(button)).toBe(true);
      finger.up();
      await expect(args.onPress).toHaveBeenCalledOnce();
      await pass(99);
      await expect(isLit(button)).toBe(true);
      await pass(1);
      await expect(isLit(button)).toBe(false);

      // Too quick to have lit up: it still shows that it was heard.
      finger.down();
      await pass(40);
      finger.up();
      await pass(0);
      await expect(isLit(button)).toBe(true);
      await pass(99);
      await expect(isLit(button)).toBe(true);
      await pass(1);
      await expect(isLit(button)).toBe(false);
    });
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(args.onLongPress).not.toHaveBeenCalled();
  },
};

export const LongPress: Story = {
  name: '[ERR-05] held for 370 ms it is a long press, and no press',
  play: async ({ args, canvas }) => {
    await withFakeClock(async ({ pass }) => {
      const button = canvas.getByRole('button');
      const finger = fingerOn(button);
      finger.down();
      await pass(369);
      await expect(args.onLongPress).not.toHaveBeenCalled();
      await pass(1);
      await expect(args.onLongPress).toHaveBeenCalledOnce();
      finger.up();
      clickAfter(button);
      await pass(1000);
      await expect(isLit(button)).toBe(false);

      finger.down();
      await pass(369);
      finger.up();
      clickAfter(button);
      await pass(1000);
    });
    await expect(args.onLongPress).toHaveBeenCalledOnce();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const MayStrayALittle: Story = {
  name: '[ERR-05] a finger may stray 20 px past the edge, and come back',
  play: async ({ args, canvas }) => {
    await withFakeClock(async ({ pass }) => {
      const button = canvas.getByRole('button');
      const finger = fingerOn(button);
      const edge = button.getBoundingClientRect().width / 2;
      finger.down({ x: edge - 5 });
      await pass(pressTiming.pressIn);
      // Pressed, it has become smaller: that brings the edge no nearer.
      await atRest(button);
      finger.move({ x: edge + 19.5 });
      await pass(0);
      await expect(isLit(button)).toBe(true);
      finger.up();
      await expect(args.onPress).toHaveBeenCalledTimes(1);
      await pass(1000);
      await atRest(button);

      finger.down({ x: edge - 5 });
      await pass(pressTiming.pressIn);
      finger.move({ x: edge + 20.5 });
      await pass(0);
      await expect(isLit(button)).toBe(false);
      finger.up();
      await expect(args.onPress).toHaveBeenCalledTimes(1);
      await atRest(button);

      finger.down({ x: edge - 5 });
      finger.move({ x: edge + 20.5 });
      await pass(1000);
      finger.move({ x: edge });
      await pass(0);
      await expect(isLit(button)).toBe(true);
      finger.up();
    });
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    // Outside, its time did not run on.
    await expect(args.onLongPress).not.toHaveBeenCalled();
  },
};

export const MovementCancels: Story = {
  name: '[ERR-05] movement over 30 px cancels',
  play: async ({ args, canvas }) => {
    await withFakeClock(async ({ pass }) => {
      const button = canvas.getByRole('button');
      const finger = fingerOn(button);
      finger.down();
      finger.move({ y: 29.5 });
      finger.up();
      clickAfter(button);
      await expect(args.onPress).toHaveBeenCalledOnce();
      await pass(1000);

      finger.down();
      await pass(pressTiming.pressIn);
      finger.move({ y: 30.5 });
      await pass(0);
      await expect(isLit(button)).toBe(false);
      // Coming back does not take it up again.
      finger.move({ y: 0 });
      await pass(1000);
      await expect(isLit(button)).toBe(false);
      finger.up();
      clickAfter(button);
    });
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onLongPress).not.toHaveBeenCalled();
  },
};

export const ScrollingEndsIt: Story = {
  play: async ({ args, canvas }) => {
    await withFakeClock(async ({ pass }) => {
      const button = canvas.getByRole('button');
      await expect(getComputedStyle(button).touchAction).toBe('manipulation');
      const seen: boolean[] = [];
      button.ownerDocument.addEventListener('pointerdown', (event) => seen.push(event.defaultPrevented), {
        once: true,
      });
      const finger = fingerOn(button);
      finger.down();
      await pass(200);
      finger.cancel();
      await pass(1000);
      await expect(seen).toEqual([false]);
      await expect(isLit(button)).toBe(false);
    });
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(args.onLongPress).not.toHaveBeenCalled();
  },
};

export const PressedOnceByAnything: Story = {
  render: (args, { globals }) => (
    <>
      <Pressable {...args}>{textsOf(globals).hotGames}</Pressable>
      <Pressable onPress={args.onLongPress}>{textsOf(globals).more}</Pressable>
    </>
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: textsOf(globals).hotGames });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
    // A screen reader's click has no touch before it.
    button.click();
    await expect(args.onPress).toHaveBeenCalledTimes(4);

    // The tail of a touch does not press what came to stand under the finger.
    const finger = fingerOn(button);
    finger.down();
    finger.up();
    await expect(args.onPress).toHaveBeenCalledTimes(5);
    const other = canvas.getByRole('button', { name: textsOf(globals).more });
    clickAfter(other);
    await expect(args.onLongPress).not.toHaveBeenCalled();
    await userEvent.click(other);
    await expect(args.onLongPress).toHaveBeenCalledOnce();
  },
};

export const ASecondFingerIsNoPress: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await withFakeClock(async ({ pass }) => {
      const finger = fingerOn(button);
      finger.down();
      button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 8, pointerType: 'touch' }));
      button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 8, pointerType: 'touch' }));
      await expect(args.onPress).not.toHaveBeenCalled();
      await pass(200);
      finger.up();
      // The first finger's own click is still answered by its press, once.
      clickAfter(button);
    });
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const TheContextMenuKeyIsALongPress: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    const menu = () => button.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    // The browser's own menu stays away.
    await expect(menu()).toBe(false);
    await expect(args.onLongPress).toHaveBeenCalledTimes(1);
    // A phone sends the same while the finger is down: that is the long press itself, and counts once.
    await withFakeClock(async ({ pass }) => {
      const finger = fingerOn(button);
      finger.down();
      await pass(pressTiming.longPress);
      menu();
      finger.cancel();
    });
    await expect(args.onLongPress).toHaveBeenCalledTimes(2);
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
