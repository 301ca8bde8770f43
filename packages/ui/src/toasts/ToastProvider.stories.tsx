import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withFakeClock } from '../../stories/fakeClock.ts';
import { textsOf } from '../../stories/sampleTexts.ts';
import { type Globals, renderToasts, toastWords, undone } from '../../stories/toastButtons.tsx';
import { wordsIn } from '../../stories/wordsIn.ts';
import { ToastProvider } from './ToastProvider.tsx';

const about = `
\`useToasts()\` shows messages that disappear automatically: \`showToast\` for an event, \`startLoading\` for a wait. One
\`ToastProvider\` in the app's root renders them; a new message replaces the last one.

**Time.** \`toastDuration\` has all durations: brief 1.5 s (the default), short 3 s, long 8 s, SMS sent 1.5 s, SMS sending up to 10 s,
any other wait up to 9.999 s. A wait ends automatically even if no code ends it.

**Keyboard.** A toast takes no focus and no touch. One with an action, such as to undo, has a button, which is the last stop of the
page; the toast stays for 8 s, and as long as the button has the focus or a pointer. The action must not be the only way.

**Screen readers** announce each message politely. The region stays on the page while it is empty, so that they observe it. It is in
the top layer, above an open dialog too. Screen readers ignore content outside an open modal, so each modal repeats the message inside
in an invisible element.

**Not for** a question (\`Dialog\`) or for a message that must stay available (a line on the screen itself).
`;

const meta = {
  title: 'Components/Toasts',
  component: ToastProvider,
  args: { label: '', children: null },
  parameters: { docs: { description: { component: about }, story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the button with that name and checks that the message is shown for exactly this many milliseconds. */
async function expectToStay(
  canvas: { getByRole: (role: 'button' | 'status', options: { name: string }) => HTMLElement },
  globals: Globals,
  button: string,
  message: string,
  milliseconds: number,
) {
  const region = canvas.getByRole('status', { name: textsOf(globals).toasts });
  await withFakeClock(async ({ pass }) => {
    canvas.getByRole('button', { name: button }).click();
    await pass(0);
    await expect(region).toHaveTextContent(message);
    await pass(milliseconds - 1);
    await expect(region).toHaveTextContent(message);
    await pass(1);
    await expect(region).toBeEmptyDOMElement();
  });
}

/**
 * The code of the icon and the button loads later. The text must still be the same element in the same region. This
 * must be the first story, because the code is loaded after it.
 */
export const TextIsAnnouncedOnce: Story = {
  render: renderToasts,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, toastWords)];
    const region = canvas.getByRole('status', { name: t.toasts });
    const said: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) said.push(node.textContent ?? '');
    });
    watch.observe(region, { childList: true, subtree: true, characterData: true });
    canvas.getByRole('button', { name: w.action }).click();
    await expect(await within(region).findByRole('button', { name: w.undo })).toBeInTheDocument();
    watch.disconnect();
    await expect(said.join(' ').split(t.saved), 'the words, once').toHaveLength(2);
    await expect(region).toHaveAttribute('aria-atomic', 'false');
    await expect(canvas.getByRole('status', { name: t.toasts })).toBe(region);
  },
};

export const Brief: Story = {
  name: '[ERR-03] a brief toast stays for 1.5 s',
  render: renderToasts,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, toastWords)];
    await expectToStay(canvas, globals, w.brief, t.loginFirst, 1500);
    await expectToStay(canvas, globals, w.success, t.saved, 1500);
  },
};

export const Short: Story = {
  name: '[ERR-03] a short toast stays for 3 s',
  render: renderToasts,
  play: async ({ canvas, globals }) =>
    expectToStay(canvas, globals, wordsIn(globals, toastWords).short, textsOf(globals).offlineToast, 3000),
};

export const Long: Story = {
  name: '[ERR-03] a long toast stays for 8 s',
  render: renderToasts,
  play: async ({ canvas, globals }) =>
    expectToStay(canvas, globals, wordsIn(globals, toastWords).long, wordsIn(globals, toastWords).expired, 8000),
};

export const WithAnAction: Story = {
  render: renderToasts,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, toastWords)];
    const region = canvas.getByRole('status', { name: t.toasts });
    const opener = canvas.getByRole('button', { name: w.action });
    const action = () => within(region).queryByRole('button', { name: w.undo });
    undone.mockClear();
    await withFakeClock(async ({ pass }) => {
      opener.focus();
      opener.click();
      await pass(7_999);
      // While the button has the focus, the toast does not end.
      action()!.focus();
      await pass(60_000);
      await expect(action()).toHaveFocus();
      await expect(action()!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      action()!.click();
      await pass(0);
      await expect(undone).toHaveBeenCalledOnce();
      await expect(region).toBeEmptyDOMElement();
      await expect(opener).toHaveFocus();
      opener.click();
      await pass(8_000);
      await expect(region).toBeEmptyDOMElement();
    });
    opener.click();
    await waitFor(() => expect(action()).toBeVisible());
  },
};

export const SmsSent: Story = {
  name: '[ERR-03] the message that an SMS was sent stays for 1.5 s',
  render: renderToasts,
  play: async ({ canvas, globals }) => {
    const { smsSent } = wordsIn(globals, toastWords);
    await expectToStay(canvas, globals, smsSent, smsSent, 1500);
  },
};

export const SmsSending: Story = {
  name: '[ERR-03] SMS loading stays for 10 s at most, and is replaced by the success',
  render: renderToasts,
  play: async ({ canvas, globals }) => {
    const { sms, smsSending, smsSent } = wordsIn(globals, toastWords);
    await expectToStay(canvas, globals, sms, smsSending, 10_000);
    const region = canvas.getByRole('status', { name: textsOf(globals).toasts });
    await withFakeClock(async ({ pass }) => {
      canvas.getByRole('button', { name: sms }).click();
      await pass(2000);
      canvas.getByRole('button', { name: smsSent }).click();
      await pass(0);
      await expect(region).toHaveTextContent(smsSent);
      await expect(region).not.toHaveTextContent(smsSending);
    });
  },
};

export const Loading: Story = {
  name: '[ERR-03] a loading toast ends automatically',
  render: renderToasts,
  play: async ({ canvas, globals }) =>
    expectToStay(canvas, globals, wordsIn(globals, toastWords).loading, textsOf(globals).wait, 9999),
};

export const LoadingIsEnded: Story = {
  render: renderToasts,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, toastWords)];
    const region = canvas.getByRole('status', { name: t.toasts });
    await withFakeClock(async ({ pass }) => {
      canvas.getByRole('button', { name: w.loading }).click();
      await pass(400);
      canvas.getByRole('button', { name: w.end }).click();
      await pass(0);
      await expect(region).toBeEmptyDOMElement();
    });
  },
};

export const NewestReplacesOlder: Story = {
  render: renderToasts,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, toastWords)];
    const region = canvas.getByRole('status', { name: t.toasts });
    await withFakeClock(async ({ pass }) => {
      canvas.getByRole('button', { name: w.loading }).click();
      await pass(1000);
      canvas.getByRole('button', { name: w.short }).click();
      await pass(0);
      await expect(region).toHaveTextContent(t.offlineToast);
      await expect(region).not.toHaveTextContent(t.wait);
      // If a loading toast that is no longer shown is ended, the toast on screen does not end and has its full time.
      canvas.getByRole('button', { name: w.end }).click();
      await pass(2999);
      await expect(region).toHaveTextContent(t.offlineToast);
      await pass(1);
      await expect(region).toBeEmptyDOMElement();
    });
  },
};
