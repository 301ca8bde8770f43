import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withFakeClock } from '../../stories/fakeClock.ts';
import { textsOf } from '../../stories/sampleTexts.ts';
import { renderToasts, ToastButtons, toastWords } from '../../stories/toastButtons.tsx';
import { wordsIn } from '../../stories/wordsIn.ts';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { ToastProvider } from './ToastProvider.tsx';

const meta = {
  title: 'Components/Toasts/Above a dialog',
  component: ToastProvider,
  args: { label: '', children: null },
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AboveADialog: Story = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <ToastProvider label={t.toasts}>
        <Dialog isOpen title={t.announcements} onClose={() => {}}>
          <ToastButtons globals={globals} />
        </Dialog>
      </ToastProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    canvas.getByRole('button', { name: wordsIn(globals, toastWords).long }).click();
    const region = canvas.getByRole('status', { name: textsOf(globals).toasts });
    await waitFor(() => expect(region).toHaveTextContent(wordsIn(globals, toastWords).expired));
    await expect(region.matches(':popover-open')).toBe(true);
  },
};

export const InsideADialog: Story = {
  ...AboveADialog,
  name: 'in a browser without popovers, the toast is inside the open dialog',
  beforeEach: () => {
    const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'showPopover')!;
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    return () => void Object.defineProperty(HTMLElement.prototype, 'showPopover', own);
  },
  play: async ({ canvas, globals }) => {
    const dialog = canvas.getByRole('dialog');
    canvas.getByRole('button', { name: wordsIn(globals, toastWords).long }).click();
    // The region outside the dialog is not in this element: the browser has popovers, and a closed popover is hidden.
    const inDialog = () => dialog.querySelector(`output[aria-label="${textsOf(globals).toasts}"]`);
    await waitFor(() => expect(inDialog()).toHaveTextContent(wordsIn(globals, toastWords).expired));
  },
};

export const AnnouncedInADialog: Story = {
  ...AboveADialog,
  name: 'inside an open dialog a screen reader announces it too',
  play: async ({ canvas, globals }) => {
    const w = wordsIn(globals, toastWords);
    // The element exists before it has a text: screen readers announce only changes in it.
    const spoken = within(canvas.getByRole('dialog')).getByRole('status');
    await expect(spoken).toBeEmptyDOMElement();
    canvas.getByRole('button', { name: w.loading }).click();
    await waitFor(() => expect(spoken).toHaveTextContent(textsOf(globals).wait));
    canvas.getByRole('button', { name: w.end }).click();
    await waitFor(() => expect(spoken).toBeEmptyDOMElement());
  },
};

export const AboveADialogOpenedSince: Story = {
  render: renderToasts,
  play: async ({ canvas, globals }) => {
    const [t, w] = [textsOf(globals), wordsIn(globals, toastWords)];
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
      // In the top layer, the element that was shown last is above the others.
      await expect(shown).toEqual([region, dialog, region]);
      await expect(region.matches(':popover-open')).toBe(true);
      dialog.remove();
    });
  },
};
