import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Megaphone } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Button } from '../Button/Button.tsx';
import { List, ListRow } from '../ListRow/ListRow.tsx';
import { PullToRefresh } from './PullToRefresh.tsx';

const about = `
Refreshes a screen that is pulled down from its top: messages, bets, a balance.

**Touch.** Only at the very top of the page, and only by one finger. The content follows more and more slowly. After 64 px the
arrow turns, and releasing the finger refreshes. No default action is prevented, so scrolling stays smooth. The browser's own pull,
which would reload the page, is disabled while this is on the screen.

**Keyboard and screen readers** cannot pull, so the screen must have a button with the same action. During a refresh the frame is
busy and \`busyLabel\` is announced.

On a page with fixed bars, use it without children: then only the indicator moves down over the page.

**Not for** content that updates automatically: a live list needs no pull.

Import it from \`@livery/ui/touch\`.
`;

const meta = {
  title: 'Components/PullToRefresh',
  component: PullToRefresh,
  args: { busyLabel: '', children: null, onRefresh: fn(async () => {}) },
  parameters: { docs: { description: { component: about } } },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <PullToRefresh {...args} busyLabel={t.loading}>
        <List label={t.messages}>
          <ListRow icon={<Megaphone aria-hidden />} title={t.announcements} hint={t.news1} href="#notice" />
          <ListRow icon={<Mail aria-hidden />} title={t.messages} hint={t.messagesHint} href="#inbox" />
        </List>
        <div style={{ blockSize: '150vh', paddingBlockStart: 'var(--space-16)' }}>
          <Button onClick={() => void args.onRefresh()}>{t.retry}</Button>
        </div>
      </PullToRefresh>
    );
  },
} satisfies Meta<typeof PullToRefresh>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dispatches a touch of one finger on the page; returns whether a default action was prevented. */
function touch(type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel', target: Element, y: number) {
  const touches =
    type === 'touchstart' || type === 'touchmove'
      ? [new Touch({ identifier: 1, target, clientX: 200, clientY: y })]
      : [];
  return !target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches }));
}
const contentOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>('[aria-busy]')!;
const frameOf = (canvasElement: HTMLElement) => contentOf(canvasElement).parentElement!;
const pulled = (frame: HTMLElement) => parseFloat(frame.style.getPropertyValue('--pulled') || '0');

export const Idle: Story = {
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(document.documentElement).overscrollBehaviorY).toBe('contain');
    await expect(contentOf(canvasElement)).toHaveAttribute('aria-busy', 'false');
  },
};

export const SlowsDownNearEnd: Story = {
  play: async ({ canvas, canvasElement }) => {
    window.scrollTo(0, 0);
    const frame = frameOf(canvasElement);
    const row = canvas.getByRole('list');
    const was = row.getBoundingClientRect().top;
    const prevented = [touch('touchstart', row, 100), touch('touchmove', row, 150)];
    const first = pulled(frame);
    await expect(first).toBeGreaterThan(10);
    await expect(first).toBeLessThan(30);
    await expect(row.getBoundingClientRect().top - was).toBeCloseTo(first, 0);
    prevented.push(touch('touchmove', row, 200));
    const second = pulled(frame) - first;
    await expect(second).toBeGreaterThan(0);
    await expect(second).toBeLessThan(first);
    prevented.push(touch('touchmove', row, 4000));
    await expect(pulled(frame)).toBeLessThanOrEqual(128);
    await expect(prevented).toEqual([false, false, false, false]);
    touch('touchcancel', row, 4000);
    await expect(pulled(frame)).toBe(0);
  },
};

export const ReleasedPastThreshold: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    window.scrollTo(0, 0);
    const frame = frameOf(canvasElement);
    const row = canvas.getByRole('list');
    await withFakeClock(async ({ pass }) => {
      touch('touchstart', row, 100);
      touch('touchmove', row, 300);
      await expect(args.onRefresh).not.toHaveBeenCalled();
      touch('touchend', row, 300);
      await expect(args.onRefresh).toHaveBeenCalledOnce();
      await pass(0);
      await expect(contentOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('status')).toHaveTextContent(textsOf(globals).loading);
      // If an element is busy, an announcement inside it may be delayed.
      await expect(canvas.getByRole('status').closest('[aria-busy]')).toBeNull();
      await expect(pulled(frame)).toBe(64);
      // A pull during a refresh does not start another refresh.
      touch('touchstart', row, 100);
      touch('touchmove', row, 400);
      touch('touchend', row, 400);
      await pass(599);
      await expect(contentOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
      await pass(1);
      await expect(contentOf(canvasElement)).toHaveAttribute('aria-busy', 'false');
      await expect(pulled(frame)).toBe(0);
    });
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const BusyUntilDone: Story = {
  args: { onRefresh: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, canvasElement }) => {
    window.scrollTo(0, 0);
    const row = canvas.getByRole('list');
    await withFakeClock(async ({ pass }) => {
      touch('touchstart', row, 100);
      touch('touchmove', row, 300);
      touch('touchend', row, 300);
      await pass(3_600_000);
      await expect(contentOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
    });
  },
};

export const EndsAfterFailure: Story = {
  args: { onRefresh: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, canvasElement }) => {
    window.scrollTo(0, 0);
    const row = canvas.getByRole('list');
    await withFakeClock(async ({ pass }) => {
      touch('touchstart', row, 100);
      touch('touchmove', row, 300);
      touch('touchend', row, 300);
      await pass(599);
      await expect(contentOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
      await pass(1);
      await expect(contentOf(canvasElement)).toHaveAttribute('aria-busy', 'false');
    });
  },
};

export const PullTooShortOrNotAtTop: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const frame = frameOf(canvasElement);
    const row = canvas.getByRole('list');
    window.scrollTo(0, 0);
    touch('touchstart', row, 100);
    touch('touchmove', row, 200);
    touch('touchend', row, 200);
    await expect(pulled(frame)).toBe(0);
    window.scrollTo(0, 120);
    touch('touchstart', row, 100);
    touch('touchmove', row, 500);
    await expect(pulled(frame)).toBe(0);
    touch('touchend', row, 500);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    window.scrollTo(0, 0);
  },
};

/** A page with fixed bars: only the sign moves down. */
export const OverThePage: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div style={{ blockSize: '150vh' }}>
        <PullToRefresh onRefresh={args.onRefresh} busyLabel={t.loading} />
        <List label={t.messages}>
          <ListRow icon={<Mail aria-hidden />} title={t.messages} hint={t.messagesHint} href="#inbox" />
        </List>
      </div>
    );
  },
  play: async ({ args, canvas, globals }) => {
    window.scrollTo(0, 0);
    const row = canvas.getByRole('list');
    const was = row.getBoundingClientRect().top;
    const sign = canvas.getByRole('status');
    const away = sign.getBoundingClientRect().bottom;
    await withFakeClock(async ({ pass }) => {
      touch('touchstart', row, 100);
      touch('touchmove', row, 300);
      await expect(row.getBoundingClientRect().top).toBe(was);
      await expect(sign.getBoundingClientRect().bottom).toBeGreaterThan(away);
      touch('touchend', row, 300);
      await pass(0);
      await expect(args.onRefresh).toHaveBeenCalledOnce();
      await expect(sign).toHaveTextContent(textsOf(globals).loading);
      await pass(600);
      await expect(sign).not.toHaveTextContent(textsOf(globals).loading);
    });
    // Content under the sign can be touched.
    await expect(sign.parentElement!.contains(document.elementFromPoint(206, 4))).toBe(false);
  },
};

export const IgnoresOverlays: Story = {
  play: async ({ args, canvas }) => {
    window.scrollTo(0, 0);
    const row = canvas.getByRole('list');
    const dialog = document.createElement('dialog');
    row.after(dialog);
    dialog.showModal();
    // If a finger pulls a sheet down, the page behind it must not be pulled.
    for (const [type, y] of [
      ['touchstart', 100],
      ['touchmove', 300],
      ['touchend', 300],
    ] as const)
      touch(type, dialog, y);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    dialog.remove();
    for (const [type, y] of [
      ['touchstart', 100],
      ['touchmove', 300],
      ['touchend', 300],
    ] as const)
      touch(type, row, y);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};
