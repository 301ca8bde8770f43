import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { type SampleTexts, textsOf } from '../../../stories/sampleTexts.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = { title: 'Components/SegmentedControl', component: SegmentedControl, args: { label: '', options: [], chosen: '', onChoose: () => {} } } satisfies Meta<typeof SegmentedControl>;
export default meta;

function Appearance({ t }: { t: SampleTexts }) {
  const [chosen, setChosen] = useState<'dark' | 'light'>('dark');
  return <SegmentedControl label={t.theme} chosen={chosen} onChoose={setChosen} options={[{ id: 'dark', label: t.dark, icon: <Moon /> }, { id: 'light', label: t.light, icon: <Sun /> }]} />;
}

export const DarkOrLight: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Appearance t={textsOf(globals)} />,
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByText(textsOf(globals).light));
    await expect(canvas.getByRole('radio', { name: textsOf(globals).light })).toBeChecked();
  },
};
