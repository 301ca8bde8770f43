import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { type SampleTexts, textsOf } from '../../../stories/sampleTexts.ts';
import { TabBar } from './TabBar.tsx';

const meta = { title: 'Components/TabBar', component: TabBar, args: { label: '', tabs: [], current: '', onChoose: () => {} } } satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

function Tabs({ t, count }: { t: SampleTexts; count: number }) {
  const tabs = [t.all, t.new, t.favourites, t.live, t.slots, t.fish].map((label, index) => ({ id: String(index), label })).slice(0, count);
  const [current, setCurrent] = useState('0');
  return (
    <>
      <TabBar label={t.games} tabs={tabs} current={current} onChoose={setCurrent} panelId="panel" previousLabel={t.previous} nextLabel={t.next} />
      <div id="panel" role="tabpanel" aria-label={t.games} tabIndex={0}>{tabs[Number(current)]?.label}</div>
    </>
  );
}

export const ManyWithArrows: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} count={6} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.next }));
    await expect(canvas.getByRole('tab', { name: t.new })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: t.new }));
    // Along the text: to the right in English, to the left in Urdu.
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: t.favourites })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.favourites);
  },
};

export const Few: Story = { render: (_, { globals }) => <Tabs t={textsOf(globals)} count={3} /> };

export const HiddenWithOne: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} count={1} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull();
  },
};
