import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { withFakeClock } from '../../stories/fakeClock.ts';
import { textsOf } from '../../stories/sampleTexts.ts';
import { wordsIn } from '../../stories/wordsIn.ts';
import { Button } from '../components/Button/Button.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { toastDuration, type Toasts, useToasts } from './toasts.ts';
import { ToastProvider } from './ToastProvider.tsx';

const about = `
\`useToasts()\` shows what passes by itself: \`showToast\` for what happened, \`startLoading\` for a wait. One \`ToastProvider\` in the
app's root holds them; a new message takes the place of the last.

**Time.** \`toastDuration\` names them all: brief 1.5 s (the default), short 3 s, long 8 s, SMS sent 1.5 s, SMS sending up to
10 s, any other wait up to 9.999 s. A wait ends by itself even where nobody ends it.

**Keyboard.** A toast takes no focus and no touch. One with an action, such as to undo, has a button, which is the last stop of the
page; the toast stays for 8 s, and as long as the button has the focus or a pointer. The action must not be the only way.

**Screen readers** say each message as it comes, politely. The region stays on the page while it is empty, so that they know it;
it stands in the top layer, above an open dialog too. Nothing outside an open modal is there to a screen reader, so each modal says
the message once more inside, to ears only.

**Not for** what a person has to answer (\`Dialog\`) or must still find later (a line on the screen itself).
`;

const undone = fn();

const words = {
  EN: {
    action: 'Save, with a way back',
    undo: 'Undo',
    brief: 'A brief one',
    success: 'It worked',
    short: 'A short failure',
    long: 'A long one',
    loading: 'A wait',
    end: 'End the wait',
    sms: 'Send a code',
    smsSending: 'Sending the code',
    smsSent: 'The code is on its way',
    expired: 'You have been logged out, for your account was used on another phone. Log in again to go on.',
  },
  BN: {
    action: 'সংরক্ষণ, ফেরার উপায়সহ',
    undo: 'পূর্বাবস্থায় ফেরান',
    brief: 'একটি বিজ্ঞপ্তি',
    success: 'সফল হয়েছে',
    short: 'ছোট ব্যর্থতা',
    long: 'দীর্ঘ বার্তা',
    loading: 'অপেক্ষা',
    end: 'অপেক্ষা শেষ',
    sms: 'কোড পাঠান',
    smsSending: 'কোড পাঠানো হচ্ছে',
    smsSent: 'কোড পাঠানো হয়েছে',
    expired: 'আপনার অ্যাকাউন্ট অন্য ফোনে ব্যবহৃত হওয়ায় আপনাকে লগ আউট করা হয়েছে। চালিয়ে যেতে আবার লগ ইন করুন।',
  },
  UR: {
    action: 'محفوظ کریں، واپسی کے ساتھ',
    undo: 'کالعدم کریں',
    brief: 'ایک اطلاع',
    success: 'کام ہو گیا',
    short: 'مختصر ناکامی',
    long: 'طویل پیغام',
    loading: 'انتظار',
    end: 'انتظار ختم',
    sms: 'کوڈ بھیجیں',
    smsSending: 'کوڈ بھیجا جا رہا ہے',
    smsSent: 'کوڈ بھیج دیا گیا',
    expired:
      'آپ کا اکاؤنٹ کسی اور فون پر استعمال ہوا، اس لیے آپ کو لاگ آؤٹ کر دیا گیا۔ جاری رکھنے کے لیے دوبارہ لاگ اِن کریں۔',
  },
  PT: {
    action: 'Guardar, com volta',
    undo: 'Desfazer',
    brief: 'Um aviso',
    success: 'Deu certo',
    short: 'Uma falha curta',
    long: 'Um longo',
    loading: 'Uma espera',
    end: 'Terminar a espera',
    sms: 'Enviar código',
    smsSending: 'Enviando o código',
    smsSent: 'O código está a caminho',
    expired: 'A sessão terminou porque sua conta foi usada em outro celular. Entre de novo para continuar.',
  },
};

const meta = {
  title: 'Components/Toasts',
  component: ToastProvider,
  args: { label: '', children: null },
  parameters: { docs: { description: { component: about }, story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;
type Globals = Readonly<Record<string, unknown>>;

function Buttons({ globals }: { globals: Globals }) {
  const toasts = useToasts();
  const end = useRef<ReturnType<Toasts['startLoading']>>(undefined);
  const t = textsOf(globals);
  const w = wordsIn(globals, words);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-12)' }}>
      <Button onClick={() => toasts.showToast(t.loginFirst)}>{w.brief}</Button>
      <Button onClick={() => toasts.showToast(t.saved, { kind: 'success' })}>{w.success}</Button>
      <Button onClick={() => toasts.showToast(t.saved, { action: { label: w.undo, onPress: undone } })}>
        {w.action}
      </Button>
      <Button onClick={() => toasts.showToast(t.offlineToast, { kind: 'failure', duration: toastDuration.short })}>
        {w.short}
      </Button>
      <Button onClick={() => toasts.showToast(w.expired, { duration: toastDuration.long })}>{w.long}</Button>
      <Button
        onClick={() => {
          end.current = toasts.startLoading(t.wait);
        }}
      >
        {w.loading}
      </Button>
      <Button onClick={() => end.current?.()}>{w.end}</Button>
      <Button
        onClick={() => {
          end.current = toasts.startLoading(w.smsSending, toastDuration.smsSending);
        }}
      >
        {w.sms}
      </Button>
      <Button onClick={() => toasts.showToast(w.smsSent, { kind: 'success', duration: toastDuration.smsSent })}>
        {w.smsSent}
      </Button>
    </div>
  );
}

const render: NonNullable<Story['render']> = (_, { globals }) => (
  <ToastProvider label={textsOf(globals).toasts}>
    <Buttons globals={globals} />
  </ToastProvider>
);

/** Presses the button of that name and proves that the message stays for so many milliseconds, and not one more. */
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
 * The icon and the button come with code of their own: the words stay the element that was said, in the region that is known.
 * The first story, for in later ones that code is there.
 */
export const WordsAreSaidOnce: Story = {
  render,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, words)];
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
  render,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, words)];
    await expectToStay(canvas, globals, w.brief, t.loginFirst, 1500);
    await expectToStay(canvas, globals, w.success, t.saved, 1500);
  },
};

export const Short: Story = {
  name: '[ERR-03] a short toast stays for 3 s',
  render,
  play: async ({ canvas, globals }) =>
    expectToStay(canvas, globals, wordsIn(globals, words).short, textsOf(globals).offlineToast, 3000),
};

export const Long: Story = {
  name: '[ERR-03] a long toast stays for 8 s',
  render,
  play: async ({ canvas, globals }) =>
    expectToStay(canvas, globals, wordsIn(globals, words).long, wordsIn(globals, words).expired, 8000),
};

export const WithAnAction: Story = {
  render,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, words)];
    const region = canvas.getByRole('status', { name: t.toasts });
    const opener = canvas.getByRole('button', { name: w.action });
    const action = () => within(region).queryByRole('button', { name: w.undo });
    undone.mockClear();
    await withFakeClock(async ({ pass }) => {
      opener.focus();
      opener.click();
      await pass(7_999);
      // Who has reached the button may take their time.
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
  name: '[ERR-03] the word that an SMS is on its way stays for 1.5 s',
  render,
  play: async ({ canvas, globals }) => {
    const { smsSent } = wordsIn(globals, words);
    await expectToStay(canvas, globals, smsSent, smsSent, 1500);
  },
};

export const SmsSending: Story = {
  name: '[ERR-03] SMS loading stays for 10 s at most, and makes way for success',
  render,
  play: async ({ canvas, globals }) => {
    const { sms, smsSending, smsSent } = wordsIn(globals, words);
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
  name: '[ERR-03] a loading toast ends by itself',
  render,
  play: async ({ canvas, globals }) =>
    expectToStay(canvas, globals, wordsIn(globals, words).loading, textsOf(globals).wait, 9999),
};

export const LoadingIsEnded: Story = {
  render,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, words)];
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

export const TheNewestTakesThePlace: Story = {
  render,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, words)];
    const region = canvas.getByRole('status', { name: t.toasts });
    await withFakeClock(async ({ pass }) => {
      canvas.getByRole('button', { name: w.loading }).click();
      await pass(1000);
      canvas.getByRole('button', { name: w.short }).click();
      await pass(0);
      await expect(region).toHaveTextContent(t.offlineToast);
      await expect(region).not.toHaveTextContent(t.wait);
      // Ending a wait that is no longer on screen ends nothing else, and the newest has the whole of its time.
      canvas.getByRole('button', { name: w.end }).click();
      await pass(2999);
      await expect(region).toHaveTextContent(t.offlineToast);
      await pass(1);
      await expect(region).toBeEmptyDOMElement();
    });
  },
};

export const AboveADialog: Story = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <ToastProvider label={t.toasts}>
        <Dialog isOpen title={t.announcements} onClose={() => {}}>
          <Buttons globals={globals} />
        </Dialog>
      </ToastProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    canvas.getByRole('button', { name: wordsIn(globals, words).long }).click();
    const region = canvas.getByRole('status', { name: textsOf(globals).toasts });
    await waitFor(() => expect(region).toHaveTextContent(wordsIn(globals, words).expired));
    await expect(region.matches(':popover-open')).toBe(true);
  },
};

export const SpokenInADialog: Story = {
  ...AboveADialog,
  name: 'inside an open dialog a screen reader hears it too',
  play: async ({ canvas, globals }) => {
    const w = wordsIn(globals, words);
    // There before it says something: screen readers tell of what changes in it.
    const spoken = within(canvas.getByRole('dialog')).getByRole('status');
    await expect(spoken).toBeEmptyDOMElement();
    canvas.getByRole('button', { name: w.loading }).click();
    await waitFor(() => expect(spoken).toHaveTextContent(textsOf(globals).wait));
    canvas.getByRole('button', { name: w.end }).click();
    await waitFor(() => expect(spoken).toBeEmptyDOMElement());
  },
};

export const AboveADialogOpenedSince: Story = {
  render,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, words)];
    const region = canvas.getByRole('status', { name: t.toasts });
    const dialog = document.createElement('dialog');
    const shown: EventTarget[] = [];
    for (const element of [region, dialog])
      element.addEventListener('beforetoggle', (event) => event.newState === 'open' && shown.push(element));
    await withFakeClock(async ({ pass }) => {
      canvas.getByRole('button', { name: w.loading }).click();
      await pass(0);
      region.after(dialog);
      dialog.showModal();
      canvas.getByRole('button', { name: w.short }).click();
      await pass(0);
      await expect(region).toHaveTextContent(t.offlineToast);
      // Of what is in the top layer the one that was shown last stands above the rest.
      await expect(shown).toEqual([region, dialog, region]);
      await expect(region.matches(':popover-open')).toBe(true);
      dialog.remove();
    });
  },
};
