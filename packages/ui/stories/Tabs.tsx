import { useState } from 'react';
import type { SampleTexts } from './sampleTexts.ts';
import { type Tab, TabBar } from '../src/components/TabBar/TabBar.tsx';

export const tabsOf = (labels: readonly string[]): Tab[] =>
  labels.map((label, index) => ({ id: String(index), label }));
export const sixOf = (t: SampleTexts) => tabsOf([t.all, t.new, t.favourites, t.live, t.slots, t.fish]);

/** A row of tabs with the content below it. */
export function Tabs({
  t,
  tabs,
  start = '0',
  hasArrows = true,
}: {
  t: SampleTexts;
  tabs: readonly Tab[];
  start?: string;
  hasArrows?: boolean;
}) {
  const [current, setCurrent] = useState(start);
  return (
    <>
      <TabBar
        label={t.games}
        tabs={tabs}
        current={current}
        onChoose={setCurrent}
        panelId="panel"
        {...(hasArrows && { previousLabel: t.previous, nextLabel: t.next })}
      />
      <div id="panel" role="tabpanel" aria-label={t.games} tabIndex={0}>
        {tabs[Number(current)]?.label ?? t.noData}
      </div>
    </>
  );
}
