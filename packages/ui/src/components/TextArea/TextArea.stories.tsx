import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { numeralsIn } from '../../../stories/amounts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { TextArea } from './TextArea.tsx';

const table = {
  EN: {
    label: 'Your feedback',
    help: 'What happened, and what did you expect?',
    error: 'Write a few words, so that we know what to look at.',
    left: (left: number) => `${left} letters left`,
    text: 'The bonus that I was promised on Friday is not in my wallet yet.',
  },
  BN: {
    label: 'আপনার মতামত',
    help: 'কী ঘটেছে, আর আপনি কী আশা করেছিলেন?',
    error: 'কয়েকটি শব্দ লিখুন, যাতে আমরা বুঝি কী দেখতে হবে।',
    left: (left: number) => `আর ${left}টি অক্ষর`,
    text: 'শুক্রবার যে বোনাস দেওয়ার কথা ছিল তা এখনো আমার ওয়ালেটে আসেনি।',
  },
  UR: {
    label: 'آپ کی رائے',
    help: 'کیا ہوا، اور آپ کو کیا توقع تھی؟',
    error: 'چند الفاظ لکھیں تاکہ ہمیں معلوم ہو کیا دیکھنا ہے۔',
    left: (left: number) => `مزید ${left} حروف`,
    text: 'جمعے کو جس بونس کا وعدہ کیا گیا تھا وہ ابھی تک میرے والیٹ میں نہیں آیا۔',
  },
  PT: {
    label: 'Sua opinião',
    help: 'O que aconteceu e o que você esperava?',
    error: 'Escreva algumas palavras, para sabermos o que verificar.',
    left: (left: number) => `Faltam ${left} letras`,
    text: 'O bônus que me prometeram na sexta-feira ainda não está na minha carteira.',
  },
};

const meta = {
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: '', maxLength: 140, toNumerals: (text: string) => text },
  parameters: {
    docs: {
      description: {
        component:
          'Several lines of text, such as feedback. It grows with its text up to half the screen, and then scrolls. With `maxLength`, a count is below it; a screen reader announces the number of remaining characters from twenty on. Enter starts a new line and does not send the form. Not for one line (TextField).',
      },
    },
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    return (
      <>
        <TextArea {...args} label={w.label} help={w.help} leftLabel={w.left} />
        <TextArea {...args} label={w.label} leftLabel={w.left} defaultValue={w.text} />
        <TextArea {...args} label={w.label} leftLabel={w.left} error={w.error} isRequired />
        <TextArea {...args} label={w.label} maxLength={undefined} defaultValue={w.text} disabled />
      </>
    );
  },
};

export const CountsAndStops: Story = {
  args: { maxLength: 24 },
  render: (args, { globals }) => (
    <TextArea {...args} label={wordsIn(globals, table).label} leftLabel={wordsIn(globals, table).left} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const { left } = wordsIn(globals, table);
    const area = canvas.getByRole('textbox');
    await expect(canvas.getByText('0/24')).toBeVisible();
    await userEvent.type(area, 'one{Enter}two');
    await expect(area).toHaveValue('one\ntwo');
    await expect(canvas.getByText('7/24')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(left(17));
    await userEvent.type(area, ' three four five six seven');
    await expect(area).toHaveValue('one\ntwo three four five ');
    await expect(canvas.getByText('24/24')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(left(0));
  },
};

export const CustomCharacterCount: Story = {
  args: { maxLength: 3, lengthOf: (text) => [...text].length },
  render: (args, { globals }) => <TextArea {...args} label={wordsIn(globals, table).label} defaultValue="😀😀😀" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('3/3')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '😀');
    await expect(canvas.getByText('4/3')).toBeVisible();
  },
};

export const ReportsUnsavedChanges: Story = {
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    return <TextArea {...args} label={w.label} defaultValue={w.text} />;
  },
  play: async ({ canvas, globals }) => {
    const { text } = wordsIn(globals, table);
    await expect(canvas.getByText(`${text.length}/140`)).toBeVisible();
  },
};

export const InTheDigitsOfTheLanguage: Story = {
  tags: ['whole'],
  name: 'the count of a Bengali text area is in Bengali digits',
  globals: { merchant: 'padma', language: 'BN' },
  args: { toNumerals: numeralsIn({ merchant: 'padma', language: 'BN' }) },
  render: (args, { globals }) => <TextArea {...args} label={wordsIn(globals, table).label} defaultValue="আমার নাম" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('৮/১৪০')).toBeVisible();
  },
};
