import type { Meta, StoryObj } from '@storybook/react-vite';
import { decodeQR } from 'qr/decode.js';
import { expect } from 'storybook/test';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { QrCode } from './QrCode.tsx';

const words = {
  EN: { label: 'Code with your invitation link', errorText: 'This is too long for a code. Copy it instead.' },
  BN: { label: 'আপনার আমন্ত্রণ লিংকের কোড', errorText: 'কোডের জন্য এটি খুব লম্বা। বরং কপি করুন।' },
  UR: { label: 'آپ کے دعوتی لنک کا کوڈ', errorText: 'یہ کوڈ کے لیے بہت لمبا ہے۔ اس کے بجائے کاپی کریں۔' },
  PT: {
    label: 'Código com a sua ligação de convite',
    errorText: 'É demasiado longo para um código. Copie-o em vez disso.',
  },
};

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { content: 'https://play.example.com/m/register?invite=RIVER7', label: '', errorText: '' },
  render: (args, { globals }) => <QrCode {...args} {...wordsIn(globals, words)} />,
  parameters: {
    docs: {
      description: {
        component:
          'Transfers data from this screen to another device: an invitation, a wallet, a second factor. Imported from `@livery/ui/qr`. No keyboard stop. A screen reader reads the purpose of the code. For players on the phone itself, add the same content as a link or a CopyCode. Black on white in every mode, with a margin, because cameras require it.',
      },
    },
  },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Decodes the QR code on the page, as a camera does. */
async function readAsACamera(svg: Element): Promise<string> {
  const side = 600;
  const copy = svg.cloneNode(true) as Element;
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  const picture = new Image(side, side);
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d')!;
  context.drawImage(picture, 0, 0);
  return decodeQR(context.getImageData(0, 0, side, side));
}

export const Invitation: Story = {
  play: async ({ args, canvas, globals }) => {
    const code = canvas.getByRole('img', { name: wordsIn(globals, words).label });
    await expect(await readAsACamera(code)).toBe(args.content);
    // There is a quiet zone of four modules on every side.
    const modules = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    const dark = code.querySelector('path')!.getBBox();
    await expect([dark.x, dark.y, modules - dark.x - dark.width, modules - dark.y - dark.height]).toEqual([4, 4, 4, 4]);
  },
};

/** Letters of other scripts are decoded unchanged. */
export const OtherScripts: Story = {
  args: { content: 'আমন্ত্রণ · دعوت · €50', size: 'medium' },
  play: async ({ args, canvas }) => {
    await expect(await readAsACamera(canvas.getByRole('img'))).toBe(args.content);
  },
};

export const Loading: Story = { args: { content: undefined } };

export const TooLong: Story = {
  args: { content: 'x'.repeat(3000) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(wordsIn(globals, words).errorText);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
