import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withFakeClock } from '../../stories/fakeClock.ts';
import { fingerOn } from '../../stories/finger.ts';
import { textsOf } from '../../stories/sampleTexts.ts';
import { Button } from '../components/Button/Button.tsx';
import { pressTiming } from './pressTiming.ts';

const about = `
One listener of the page, \`watchPresses\`, gives every link, button and label the same press timings. A style sheet draws
\`[data-pressed]\`, never \`:active\`.

**Touch.** A control looks pressed 130 ms after the touch, so that a finger that scrolls past it changes nothing. It looks
released 100 ms after the finger is lifted. A finger may leave the control by 20 px. Movement of more than 30 px cancels the
press. Scrolling is never blocked.

**Keyboard and screen readers** press a control as before.
`;

const meta = {
  title: 'Foundations/Press timings',
  component: Button,
  args: { children: '', onClick: fn() },
  parameters: { presses: true, docs: { description: { component: about } } },
  render: (args, { globals }) => <Button {...args}>{textsOf(globals).more}</Button>,
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const looksPressed = (button: HTMLElement) => button.hasAttribute('data-pressed');
/** The click that a browser sends after a touch or a press of the mouse. */
const clickAfter = (element: HTMLElement) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));

export const LooksPressed: Story = {
  name: '[ERR-05] a control looks pressed after 130 ms, and released 100 ms after the finger is lifted',
  play: async ({ args, canvas }) => {
    await withFakeClock(async ({ pass }) => {
      const button = canvas.getByRole('button');
      const atRest = getComputedStyle(button).transform;
      const finger = fingerOn(button);
      finger.down();
      await pass(129);
      await expect(looksPressed(button)).toBe(false);
      await pass(1);
      await expect(looksPressed(button)).toBe(true);
      await Promise.all(button.getAnimations().map(({ finished }) => finished));
      await expect(getComputedStyle(button).transform).not.toBe(atRest);
      finger.up();
      clickAfter(button);
      await expect(args.onClick).toHaveBeenCalledOnce();
      await pass(99);
      await expect(looksPressed(button)).toBe(true);
      await pass(1);
      await expect(looksPressed(button)).toBe(false);

      // A tap that is shorter than the delay also looks pressed.
      finger.down();
      await pass(40);
      finger.up();
      await expect(looksPressed(button)).toBe(true);
      await pass(99);
      await expect(looksPressed(button)).toBe(true);
      await pass(1);
      await expect(looksPressed(button)).toBe(false);
    });
  },
};

export const SmallMovementStillPresses: Story = {
  name: '[ERR-05] a press continues up to 20 px beside the control, and not farther',
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    const toEdge = button.getBoundingClientRect().height / 2;
    await withFakeClock(async ({ pass }) => {
      const mouse = fingerOn(button, 'mouse');
      mouse.down({ y: toEdge - 5 });
      await pass(pressTiming.pressIn);
      mouse.move({ y: toEdge + 19.5 });
      await expect(looksPressed(button)).toBe(true);
      mouse.move({ y: toEdge + 20.5 });
      await expect(looksPressed(button)).toBe(false);
      mouse.move({ y: toEdge + 19.5 });
      await expect(looksPressed(button)).toBe(true);
      mouse.up({ on: canvasElement });
      // The browser sends the click to the element that contains both places.
      clickAfter(canvasElement);
      await expect(args.onClick).toHaveBeenCalledOnce();
      await pass(1000);

      mouse.down({ y: toEdge - 5 });
      mouse.move({ y: toEdge + 20.5 });
      mouse.up({ on: canvasElement });
      clickAfter(canvasElement);
      await pass(1000);
      await expect(looksPressed(button)).toBe(false);
    });
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const MovementCancels: Story = {
  name: '[ERR-05] movement of more than 30 px cancels the press',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await withFakeClock(async ({ pass }) => {
      const finger = fingerOn(button);
      finger.down();
      finger.move({ x: 29.5 });
      finger.up();
      clickAfter(button);
      await expect(args.onClick).toHaveBeenCalledOnce();
      await pass(1000);

      finger.down();
      await pass(pressTiming.pressIn);
      finger.move({ x: 30.5 });
      await expect(looksPressed(button)).toBe(false);
      // A finger that returns to the control does not press it again.
      finger.move({ x: 0 });
      await pass(1000);
      await expect(looksPressed(button)).toBe(false);
      finger.up();
      clickAfter(button);
    });
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const ScrollingCancels: Story = {
  name: 'scrolling cancels the press, and no listener blocks it',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await withFakeClock(async ({ pass }) => {
      const prevented: boolean[] = [];
      document.addEventListener('pointerdown', (event) => prevented.push(event.defaultPrevented), { once: true });
      const finger = fingerOn(button);
      finger.down();
      await pass(200);
      finger.cancel();
      await expect(prevented).toEqual([false]);
      await expect(looksPressed(button)).toBe(false);
    });
  },
};

export const Disabled: Story = {
  name: 'a disabled control never looks pressed',
  args: { disabled: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await withFakeClock(async ({ pass }) => {
      fingerOn(button).down();
      await pass(1000);
      await expect(looksPressed(button)).toBe(false);
    });
  },
};

export const KeyboardPresses: Story = {
  name: 'the keyboard and screen readers press a control after a cancelled press',
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const finger = fingerOn(button);
    finger.down();
    finger.move({ x: 40 });
    finger.up();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    button.click();
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
