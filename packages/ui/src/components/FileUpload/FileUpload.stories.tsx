import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { numeralsIn } from '../../../stories/amounts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { FileUpload, type FileUploadProps, type UploadItem } from './FileUpload.tsx';

const table = {
  EN: {
    label: 'Pictures',
    help: 'PNG or JPG, up to 5 MB each, 3 at most',
    addLabel: 'Add a picture',
    dropLabel: 'or drop it here',
    removeLabel: 'Remove',
    progressLabel: 'Sending',
    type: 'is no PNG or JPG picture.',
    size: 'is larger than 5 MB. Send a smaller copy.',
    count: 'is left out: 3 pictures are the most.',
    failed: 'could not be sent. Remove it and try again.',
    missing: 'Add a picture of the receipt.',
  },
  BN: {
    label: 'ছবি',
    help: 'PNG বা JPG, প্রতিটি সর্বোচ্চ ৫ MB, মোট ৩টি',
    addLabel: 'ছবি যোগ করুন',
    dropLabel: 'অথবা এখানে ছেড়ে দিন',
    removeLabel: 'সরান',
    progressLabel: 'পাঠানো হচ্ছে',
    type: 'PNG বা JPG ছবি নয়।',
    size: '৫ MB-এর বেশি। ছোট কপি পাঠান।',
    count: 'বাদ পড়েছে: সর্বোচ্চ ৩টি ছবি।',
    failed: 'পাঠানো যায়নি। সরিয়ে আবার চেষ্টা করুন।',
    missing: 'রসিদের একটি ছবি যোগ করুন।',
  },
  UR: {
    label: 'تصاویر',
    help: 'PNG یا JPG، ہر ایک 5 MB تک، زیادہ سے زیادہ 3',
    addLabel: 'تصویر شامل کریں',
    dropLabel: 'یا یہاں چھوڑ دیں',
    removeLabel: 'ہٹائیں',
    progressLabel: 'بھیجی جا رہی ہے',
    type: 'PNG یا JPG تصویر نہیں۔',
    size: '5 MB سے بڑی ہے۔ چھوٹی نقل بھیجیں۔',
    count: 'شامل نہیں ہوئی: زیادہ سے زیادہ 3 تصاویر۔',
    failed: 'نہیں بھیجی جا سکی۔ ہٹا کر دوبارہ کوشش کریں۔',
    missing: 'رسید کی تصویر شامل کریں۔',
  },
  PT: {
    label: 'Imagens',
    help: 'PNG ou JPG, até 5 MB cada, no máximo 3',
    addLabel: 'Adicionar imagem',
    dropLabel: 'ou solte aqui',
    removeLabel: 'Remover',
    progressLabel: 'Enviando',
    type: 'não é uma imagem PNG ou JPG.',
    size: 'tem mais de 5 MB. Envie uma cópia menor.',
    count: 'ficou de fora: no máximo 3 imagens.',
    failed: 'não pôde ser enviada. Remova e tente de novo.',
    missing: 'Adicione uma imagem do comprovante.',
  },
};

const meta = {
  title: 'Components/FileUpload',
  component: FileUpload,
  args: {
    label: '',
    addLabel: '',
    dropLabel: '',
    removeLabel: '',
    progressLabel: '',
    refusal: String,
    toNumerals: (text: string) => text,
    items: [],
    onAdd: fn(),
    onRemove: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Pictures for feedback or a proof of payment. Import it from `@livery/ui/upload`. It checks the first bytes of each file, so that it rejects a renamed PDF before it is sent and accepts a picture with a wrong name. It shows and announces each rejected file with its reason, and keeps the others. It does not send files: its parent stores the items and passes their progress. The control is a real file input (Enter, Space, the phone’s camera). Each picture has a remove button with its name; after a removal the focus moves to the file input. Previews are drawn on a canvas, so the page’s policy needs no `blob:`. Not for documents.',
      },
    },
  },
} satisfies Meta<typeof FileUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

type Globals = Readonly<Record<string, unknown>>;
const words = (globals: Globals) => {
  const { type, size, count, failed: _, missing: __, ...rest } = wordsIn(globals, table);
  return { ...rest, refusal: (reason: 'type' | 'size' | 'count') => ({ type, size, count })[reason] };
};

/** A real picture, drawn by the browser. */
async function picture(name: string, hue: number, type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(480, 360);
  const brush = canvas.getContext('2d')!;
  const sky = brush.createLinearGradient(0, 0, 0, 360);
  sky.addColorStop(0, `hsl(${hue} 60% 70%)`);
  sky.addColorStop(1, `hsl(${hue + 40} 60% 40%)`);
  brush.fillStyle = sky;
  brush.fillRect(0, 0, 480, 360);
  brush.fillStyle = `hsl(${hue + 180} 80% 70%)`;
  brush.beginPath();
  brush.arc(330, 110, 50, 0, 7);
  brush.fill();
  brush.fillStyle = `hsl(${hue + 60} 50% 22%)`;
  brush.beginPath();
  brush.moveTo(0, 360);
  brush.lineTo(160, 150);
  brush.lineTo(300, 320);
  brush.lineTo(380, 240);
  brush.lineTo(480, 360);
  brush.fill();
  return new File([await canvas.convertToBlob({ type })], name, { type });
}

function Held({ start = [], ...upload }: FileUploadProps & { start?: readonly UploadItem[] }) {
  const [items, setItems] = useState(start);
  return (
    <FileUpload
      {...upload}
      items={items}
      onAdd={(files) => {
        upload.onAdd(files);
        setItems([...items, ...files.map((file) => ({ id: file.name, file }))]);
      }}
      onRemove={(id) => {
        upload.onRemove(id);
        setItems(items.filter((item) => item.id !== id));
      }}
    />
  );
}

/** Initial pictures, drawn before the story renders. */
const photos = async () => ({
  photos: await Promise.all([210, 20, 120].map((hue, index) => picture(`photo-${index + 1}.png`, hue))),
});

function startOf(
  loaded: Readonly<Record<string, unknown>>,
  states: readonly Omit<UploadItem, 'id' | 'file'>[],
): UploadItem[] {
  const files = loaded['photos'] as File[];
  return states.map((state, index) => ({ ...state, id: String(index), file: files[index]! }));
}

const choose = async (input: HTMLElement, files: File[]) => {
  const basket = new DataTransfer();
  for (const file of files) basket.items.add(file);
  await fireEvent.change(input, { target: { files: basket.files } });
};

export const Empty: Story = {
  render: (args, { globals }) => <Held {...args} {...words(globals)} isRequired />,
};

export const Uploading: Story = {
  loaders: [photos],
  render: (args, { globals, loaded }) => (
    <Held {...args} {...words(globals)} start={startOf(loaded, [{ progress: 1 }, { progress: 0.4 }])} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('progressbar', { name: `${wordsIn(globals, table).progressLabel} photo-2.png` }),
    ).toHaveValue(0.4);
    await waitFor(() => expect(canvas.getByRole('img', { name: 'photo-1.png' })).toBeVisible());
  },
};

export const Full: Story = {
  tags: ['whole'],
  loaders: [photos],
  render: (args, { globals, loaded }) => (
    <Held
      {...args}
      {...words(globals)}
      start={startOf(loaded, [{ progress: 1 }, { progress: 1 }, { error: wordsIn(globals, table).failed }])}
    />
  ),
  play: async ({ canvas, globals, userEvent, args }) => {
    const w = wordsIn(globals, table);
    await expect(canvas.queryByLabelText(w.addLabel)).not.toBeInTheDocument();
    await expect(canvas.getByRole('alert')).toHaveTextContent(`photo-3.png: ${w.failed}`);
    await userEvent.click(canvas.getByRole('button', { name: `${w.removeLabel} photo-3.png` }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    // The button was removed together with its picture, so the focus moves to the control that adds a picture.
    await expect(canvas.getByLabelText(w.addLabel)).toHaveFocus();
  },
};

export const Failed: Story = {
  loaders: [photos],
  render: (args, { globals, loaded }) => (
    <Held
      {...args}
      {...words(globals)}
      start={startOf(loaded, [{ progress: 1 }, { error: wordsIn(globals, table).failed }])}
    />
  ),
};

export const InvalidValues: Story = {
  render: (args, { globals }) => (
    <Held {...args} {...words(globals)} error={wordsIn(globals, table).missing} isRequired />
  ),
  play: async ({ canvas, globals }) => {
    const w = wordsIn(globals, table);
    await expect(canvas.getByLabelText(w.addLabel)).toBeInvalid();
    await expect(canvas.getByLabelText(w.addLabel)).toHaveAccessibleDescription(w.missing);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  loaders: [photos],
  render: (args, { globals, loaded }) => (
    <Held {...args} {...words(globals)} start={startOf(loaded, [{ progress: 1 }])} />
  ),
};

export const RefusedFilesAreNamed: Story = {
  name: '[MSG-09] a refused file is named with the reason, and the other files stay',
  args: { maxBytes: 64 * 1024 },
  render: (args, { globals }) => <Held {...args} {...words(globals)} />,
  play: async ({ args, canvas, globals }) => {
    const w = wordsIn(globals, table);
    const good = await picture('sunset.jpg', 20, 'image/jpeg');
    const misnamed = await picture('picture.txt', 120);
    const large = new File([good, new Uint8Array(70_000)], 'large.jpg', { type: 'image/jpeg' });
    await choose(canvas.getByLabelText(w.addLabel), [
      good,
      new File(['%PDF-1.7'], 'bill.png', { type: 'image/png' }),
      large,
      misnamed,
    ]);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith([good, misnamed]));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'sunset.jpg' })).toBeVisible());
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(`bill.png: ${w.type}`));
    await expect(alert).toHaveTextContent(`large.jpg: ${w.size}`);
    // Only one of these two pictures can be added.
    const [third, fourth] = [await picture('3.png', 60), await picture('4.png', 90)];
    await choose(canvas.getByLabelText(w.addLabel), [third, fourth]);
    await waitFor(() => expect(args.onAdd).toHaveBeenLastCalledWith([third]));
    await expect(alert).toHaveTextContent(`4.png: ${w.count}`);
    await expect(alert).not.toHaveTextContent('bill.png');
    await expect(canvas.getByText('3/3')).toBeVisible();
  },
};

export const FiveMegabytesAtMost: Story = {
  name: '[MSG-09] by default a picture may have 5 MB and not a byte more',
  render: (args, { globals }) => <Held {...args} {...words(globals)} />,
  play: async ({ args, canvas, globals }) => {
    const w = wordsIn(globals, table);
    const seen = await picture('sunset.png', 20);
    const sized = (name: string, bytes: number) =>
      new File([seen, new Uint8Array(bytes - seen.size)], name, { type: 'image/png' });
    const just = sized('just.png', 5 * 1024 * 1024);
    await choose(canvas.getByLabelText(w.addLabel), [just, sized('over.png', just.size + 1)]);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith([just]));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(`over.png: ${w.size}`));
  },
};

export const Dropped: Story = {
  tags: ['whole'],
  render: (args, { globals }) => <Held {...args} {...words(globals)} />,
  play: async ({ args, canvas, globals }) => {
    const place = canvas.getByLabelText(wordsIn(globals, table).addLabel);
    const file = await picture('dropped.png', 300);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const send = (type: string) =>
      place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    send('dragenter');
    // The default, opening the file, is prevented.
    await expect(send('dragover')).toBe(false);
    await expect(send('drop')).toBe(false);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('img', { name: 'dropped.png' })).toBeVisible());
  },
};

/**
 * The file starts like a PNG but has no valid content. It is accepted, and a message reports that it cannot be shown.
 */
export const CannotBeShown: Story = {
  render: (args, { globals }) => (
    <Held
      {...args}
      {...words(globals)}
      start={[
        {
          id: '0',
          file: new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], 'torn.png'),
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.lucide-image-off')).toBeVisible());
  },
};

export const InTheDigitsOfTheLanguage: Story = {
  name: 'the count of a Bengali upload is in Bengali digits',
  globals: { merchant: 'padma', language: 'BN' },
  loaders: [photos],
  args: { toNumerals: numeralsIn({ merchant: 'padma', language: 'BN' }) },
  render: (args, { globals, loaded }) => (
    <Held {...args} {...words(globals)} start={startOf(loaded, [{ progress: 1 }])} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('১/৩')).toBeVisible();
  },
};
