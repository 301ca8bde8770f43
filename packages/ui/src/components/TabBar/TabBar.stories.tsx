import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { sixOf, Tabs, tabsOf } from '../../../stories/Tabs.tsx';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { TabBar } from './TabBar.tsx';

const about = `
A few lists under one heading, of which one is visible: all, new, favourites, one per vendor. With fewer than two tabs it is hidden,
because there is no choice. With more than three tabs, arrows at the ends scroll the row by about a page, without choosing. If there
are many, \`end\` has a button that opens all of them as a list.

**Touch.** The row scrolls; the current tab moves to its middle. Each tap target is 44 px high.

**Keyboard.** Tab reaches the current tab, and then its content. Left and right arrow keys, Home and End choose.

**Screen readers** read the name of the row, the tab, its position and their number. Pass \`panelId\` to link the tab with its content.

**Not for** links to other screens (\`CategoryRail\`, \`FooterBar\`), and not for a setting (\`SegmentedControl\`).
`;

const words = {
  EN: ['All providers', 'Blue Reef Interactive', 'Neon Works', 'Cardinal Table Games', 'Sunforge'],
  BN: ['সব প্রদানকারী', 'ব্লু রিফ ইন্টার‌্যাক্টিভ', 'নিয়ন ওয়ার্কস', 'কার্ডিনাল টেবিল গেমস', 'সানফোর্জ'],
  UR: ['تمام فراہم کنندگان', 'بلیو ریف انٹرایکٹو', 'نیون ورکس', 'کارڈینل ٹیبل گیمز', 'سن فورج'],
  PT: ['Todos os fornecedores', 'Blue Reef Interactive', 'Neon Works', 'Jogos de mesa Cardinal', 'Sunforge'],
};

const meta = {
  title: 'Components/TabBar',
  component: TabBar,
  args: { label: '', tabs: [], current: '', onChoose: () => {} },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ManyWithArrows: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={sixOf(textsOf(globals))} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole('tab', { name: t.new }));
    // The key moves in the direction of the text: to the right in English, to the left in Urdu.
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: t.favourites })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.favourites);
  },
};

export const ManyWithArrowsInUrdu: Story = { ...ManyWithArrows, globals: { language: 'UR' } };

export const SingleTabStop: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={sixOf(textsOf(globals)).slice(0, 3)} start="1" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('tab')[1]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const ThreeWithoutArrows: Story = {
  name: '[TABS-02] arrows above three tabs: none with three, two with four',
  render: (_, { globals }) => (
    <>
      <TabBar
        label={textsOf(globals).games}
        tabs={sixOf(textsOf(globals)).slice(0, 3)}
        current="0"
        onChoose={() => {}}
        previousLabel={textsOf(globals).previous}
        nextLabel={textsOf(globals).next}
      />
      <TabBar
        label={textsOf(globals).hotGames}
        tabs={sixOf(textsOf(globals)).slice(0, 4)}
        current="0"
        onChoose={() => {}}
        previousLabel={textsOf(globals).previous}
        nextLabel={textsOf(globals).next}
      />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const arrowsOf = (name: string) =>
      canvas.getByRole('tablist', { name }).parentElement!.querySelectorAll('button:not([role])');
    await expect(arrowsOf(textsOf(globals).games)).toHaveLength(0);
    await expect(arrowsOf(textsOf(globals).hotGames)).toHaveLength(2);
  },
};

export const HiddenWithOne: Story = {
  name: '[TABS-02] hidden at one tab or fewer',
  render: (_, { globals }) => (
    <>
      <TabBar
        label={textsOf(globals).games}
        tabs={sixOf(textsOf(globals)).slice(0, 1)}
        current="0"
        onChoose={() => {}}
      />
      <TabBar label={textsOf(globals).games} tabs={[]} current="0" onChoose={() => {}} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Tabs that load later move no content. */
export const Loading: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <>
        <TabBar {...args} label={t.games} tabs={sixOf(t).slice(0, 1)} current="0" isAwaited />
        <TabBar {...args} label={t.games} tabs={sixOf(t)} current="0" previousLabel={t.previous} nextLabel={t.next} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const [awaited, there] = [...canvasElement.querySelectorAll('[class*=awaited], [class*=tabBar]')].map(
      (row) => row.getBoundingClientRect().height,
    );
    await expect(awaited).toBeCloseTo(there!, 0);
  },
};

export const LongWords: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={tabsOf(wordsIn(globals, words))} start="1" />,
};

export const NothingSelected: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={sixOf(textsOf(globals))} start="" hasArrows={false} />,
  play: async ({ canvas, userEvent }) => {
    // If no tab is current, the first tab can be focused.
    await userEvent.tab();
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus();
    await expect(canvas.queryByRole('tab', { selected: true })).toBeNull();
  },
};

export const ThumbHeight: Story = {
  render: ManyWithArrows.render!,
  play: async ({ canvas }) => {
    const tab = canvas.getAllByRole('tab')[1]!;
    const { left, width, top, height } = tab.getBoundingClientRect();
    const hit = [...Array(60).keys()]
      .map((step) => top + height / 2 - 30 + step)
      .filter((y) => document.elementFromPoint(left + width / 2, y) === tab);
    await expect(hit.length).toBeGreaterThanOrEqual(43);
  },
};
