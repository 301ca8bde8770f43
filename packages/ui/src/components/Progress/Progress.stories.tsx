import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crown } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Button } from '../Button/Button.tsx';
import { Progress, ProgressRing } from './Progress.tsx';

const words = {
  EN: {
    turnover: 'Turnover for the welcome reward',
    of: '{{3200}} of {{10000}}',
    more: 'Play for another {{6800}} to take it out.',
    level: 'On the way to VIP 3',
    levelIs: '62 of 100 points',
    figure: '62',
    upload: 'Sending your pictures',
    done: 'Done',
    step: 'Play',
  },
  BN: {
    turnover: 'স্বাগত পুরস্কারের টার্নওভার',
    of: '{{10000}} এর মধ্যে {{3200}}',
    more: 'তুলতে আরও {{6800}} খেলুন।',
    level: 'ভিআইপি ৩-এর পথে',
    levelIs: '১০০ পয়েন্টের মধ্যে ৬২',
    figure: '৬২',
    upload: 'আপনার ছবি পাঠানো হচ্ছে',
    done: 'সম্পন্ন',
    step: 'খেলুন',
  },
  UR: {
    turnover: 'خیرمقدمی انعام کا ٹرن اوور',
    of: '\u2068{{10000}}\u2069 میں سے \u2068{{3200}}\u2069',
    more: 'نکالنے کے لیے مزید \u2068{{6800}}\u2069 کھیلیں۔',
    level: 'وی آئی پی 3 کی راہ پر',
    levelIs: '100 میں سے 62 پوائنٹس',
    figure: '62',
    upload: 'آپ کی تصاویر بھیجی جا رہی ہیں',
    done: 'مکمل',
    step: 'کھیلیں',
  },
  PT: {
    turnover: 'Volume de apostas para o prémio de boas-vindas',
    of: '{{3200}} de {{10000}}',
    more: 'Aposte mais {{6800}} para o levantar.',
    level: 'A caminho do VIP 3',
    levelIs: '62 de 100 pontos',
    figure: '62',
    upload: 'A enviar as suas fotografias',
    done: 'Concluído',
    step: 'Jogar',
  },
};

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: '' },
  parameters: {
    docs: {
      description: {
        component:
          'The progress of a turnover, a level or an upload. `Progress` is a bar with a text, `ProgressRing` a ring with a number in it. No keyboard stop. A screen reader reads the label and `valueText`, or else the percentage; without a value, that it is in progress. Not for a short wait: use a Spinner or a skeleton.',
      },
    },
  },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Turnover: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(globals, words);
    return <Progress label={t.turnover} value={3200} max={10_000} valueText={t.of} hint={t.more} />;
  },
  play: async ({ canvas, globals }) => {
    const t = wordsIn(globals, words);
    const bar = canvas.getByRole('progressbar', { name: t.turnover, description: t.more });
    await expect(bar).toHaveAttribute('aria-valuetext', t.of);
    await expect((bar as HTMLProgressElement).position).toBeCloseTo(0.32);
  },
};

export const Tones: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(globals, words);
    return (
      <>
        {(['accent', 'second', 'positive'] as const).map((tone) => (
          <Progress key={tone} label={t.level} value={62} valueText={t.levelIs} tone={tone} />
        ))}
      </>
    );
  },
};

/** A value outside the range is shown as the start or the end of the range. */
export const EmptyAndFull: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(globals, words);
    return (
      <>
        <Progress label={t.level} value={0} />
        <Progress label={t.done} value={130} tone="positive" />
        <ProgressRing label={t.level} value={0} />
        <ProgressRing label={t.done} value={100} tone="positive" />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const [full] = canvas.getAllByRole('progressbar', { name: wordsIn(globals, words).done });
    await expect((full as HTMLProgressElement).position).toBe(1);
  },
};

/** The duration is unknown: it moves, and shows no number. */
export const Unknown: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(globals, words);
    return (
      <>
        <Progress label={t.upload} />
        <ProgressRing label={t.upload} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const [bar, ring] = canvas.getAllByRole('progressbar');
    await expect((bar as HTMLProgressElement).position).toBe(-1);
    await expect(ring).not.toHaveAttribute('aria-valuenow');
  },
};

export const Rings: Story = {
  render: (_, { globals }) => {
    const t = wordsIn(globals, words);
    return (
      <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-16)' }}>
        <ProgressRing size="small" label={t.level} value={62} valueText={t.levelIs} tone="second">
          <Crown />
        </ProgressRing>
        <ProgressRing label={t.level} value={62} valueText={t.levelIs}>
          {t.figure}
        </ProgressRing>
        <ProgressRing size="large" label={t.level} value={62} valueText={t.levelIs} tone="positive">
          {t.figure}
        </ProgressRing>
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const [ring] = canvas.getAllByRole('progressbar', { name: wordsIn(globals, words).level });
    await expect(ring).toHaveAttribute('aria-valuetext', wordsIn(globals, words).levelIs);
  },
};

function Played({ label, step }: { label: string; step: string }) {
  const [value, setValue] = useState(20);
  return (
    <>
      <Progress label={label} value={value} words="hidden" />
      <Button onClick={() => setValue((before) => before + 30)}>{step}</Button>
    </>
  );
}

export const GrowsToNewValue: Story = {
  render: (_, { globals }) => <Played label={wordsIn(globals, words).turnover} step={wordsIn(globals, words).step} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole<HTMLProgressElement>('progressbar').value).toBe(50));
  },
};
