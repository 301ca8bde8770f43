import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Toast } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const about = `
The appearance of one toast, and the region that contains it. Screens don't render toasts themselves: they call \`useToasts\`, which
defines the duration of each.

**Screen readers.** The region is a status: its messages are announced politely. An icon and the text show the kind of message, not
only the colour.

**Keyboard.** None: it takes no focus and no touch.
`;

const words = {
  EN: 'The network is slow: your bet is placed, but the new balance takes a moment longer to arrive here.',
  BN: 'নেটওয়ার্ক ধীর: আপনার বাজি ধরা হয়েছে, তবে নতুন ব্যালেন্স এখানে আসতে আরেকটু সময় লাগবে।',
  UR: 'نیٹ ورک سست ہے: آپ کی شرط لگ گئی ہے، مگر نیا بیلنس یہاں آنے میں تھوڑا اور وقت لگے گا۔',
  PT: 'A rede está lenta: sua aposta foi feita, mas o novo saldo leva mais um momento para chegar aqui.',
};

const meta = {
  title: 'Components/Toast',
  component: Toast,
  args: { children: '' },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <>
        <Toast {...args}>{t.loginFirst}</Toast>
        <Toast {...args} kind="success">
          {t.saved}
        </Toast>
        <Toast {...args} kind="failure">
          {t.offlineToast}
        </Toast>
        <Toast {...args} kind="loading">
          {t.wait}
        </Toast>
      </>
    );
  },
};

export const LongWords: Story = {
  render: (args, { globals }) => (
    <Toast {...args} kind="failure">
      {wordsIn(globals, words)}
    </Toast>
  ),
};

export const InItsRegion: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <ToastRegion label={t.toasts}>
        <Toast {...args} kind="success">
          {t.saved}
        </Toast>
      </ToastRegion>
    );
  },
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole('status', { name: textsOf(globals).toasts });
    await expect(region).toHaveTextContent(textsOf(globals).saved);
    await expect(region).toBeVisible();
  },
};
