import type { Meta, StoryObj } from '@storybook/react-vite';
import { Moon, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import type { LanguageChoice } from './LanguageList.tsx';
import { LanguagePicker, type LanguagePickerProps } from './LanguagePicker.tsx';

const about = `
A round flag that opens the list of languages next to it, scrolled to the current language. A choice closes it. With four languages
or fewer it has a small style; with more it is larger and shows five and a half rows, so that the half row indicates more.

**Keyboard.** The flag opens it; focus starts on the current language. Arrows, Home and End move, letters focus the
language that begins with them (in its own name, in the page's language or in English), Enter and Space choose, Escape
closes. Focus goes back to the flag.

**Screen readers** read that the flag opens the languages, and whether the list is open. Each language is read in its own language:
every option has its own \`lang\` and \`dir\`.

**Entry.** \`@livery/ui/language-picker\`. A bar of the first screen takes \`FlagButton\` of \`@livery/ui\` and loads
\`LanguagePanel\` when it is pressed.

**Not for** countries or currencies: a flag means a language here.
`;

const languages: readonly LanguageChoice[] = [
  { code: 'EN', ownName: 'English', tag: 'en', direction: 'ltr', flag: 'US' },
  { code: 'BN', ownName: 'বাংলা', tag: 'bn', direction: 'ltr', flag: 'BN' },
  { code: 'UR', ownName: 'اردو', tag: 'ur', direction: 'rtl', flag: 'UR' },
  { code: 'PT', ownName: 'Português', tag: 'pt', direction: 'ltr', flag: 'ES' },
  { code: 'KR', ownName: '한국어', tag: 'ko', direction: 'ltr', flag: 'KR' },
  { code: 'MY', ownName: 'မြန်မာ', tag: 'my', direction: 'ltr', flag: 'MM' },
  { code: 'TY', ownName: 'Filipino', tag: 'fil', direction: 'ltr', flag: 'TLG' },
  { code: 'XX', ownName: 'Esperanto', tag: 'eo', direction: 'ltr', flag: 'XX' },
];

const meta = {
  title: 'Components/LanguagePicker',
  component: LanguagePicker,
  args: { label: '', languages: languages.slice(0, 4), current: 'EN', onChoose: fn() },
  parameters: { docs: { description: { component: about }, story: { inline: false, iframeHeight: 520 } } },
} satisfies Meta<typeof LanguagePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Bar({ where = 'end', more, ...picker }: LanguagePickerProps & { where?: 'start' | 'end'; more?: ReactNode }) {
  const [current, setCurrent] = useState(picker.current);
  return (
    <div style={{ display: 'flex', justifyContent: where }}>
      <LanguagePicker
        {...picker}
        current={current}
        onChoose={(code) => {
          picker.onChoose(code);
          setCurrent(code);
        }}
      >
        {more}
      </LanguagePicker>
    </div>
  );
}

const render: NonNullable<Story['render']> = (args, { globals }) => <Bar {...args} label={textsOf(globals).language} />;
const isMirrored = () => document.documentElement.dir === 'rtl';
const isWithin = (inner: DOMRect, outer: { left: number; right: number; top: number; bottom: number }) =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1;

export const ChoosingChangesTheLanguage: Story = {
  name: '[LANG-01] a round flag button opens a floating list; a choice changes the language',
  render,
  play: async ({ args, canvas, globals, userEvent }) => {
    const flag = canvas.getByRole('button', { name: textsOf(globals).language });
    const { width, height } = flag.getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(getComputedStyle(flag.firstElementChild!).borderRadius).toBe('999px');
    await expect(flag).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(flag);
    await expect(flag).toHaveAttribute('aria-expanded', 'true');
    const current = canvas.getByRole('option', { name: 'English' });
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAttribute('aria-selected', 'true');
    const panel = canvas.getByRole('dialog');
    await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
    // The panel is beside the flag, aligned with the outer end of the flag, and completely on the screen.
    const [list, button] = [panel.getBoundingClientRect(), flag.getBoundingClientRect()];
    await expect(Math.abs(list.top - button.bottom)).toBeLessThanOrEqual(1);
    await expect(Math.abs(isMirrored() ? list.left - button.left : list.right - button.right)).toBeLessThanOrEqual(1);
    await expect(isWithin(list, { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight })).toBe(true);

    await userEvent.click(canvas.getByRole('option', { name: 'اردو' }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('UR');
    await waitFor(() => expect(flag).toHaveFocus());
    await userEvent.click(flag);
    await expect(await canvas.findByRole('option', { name: 'اردو', selected: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const ChoosingInUrdu: Story = {
  tags: ['whole'],
  ...ChoosingChangesTheLanguage,
  name: '[LANG-01] in a right-to-left language the list is aligned with the other end of the flag',
  globals: { language: 'UR' },
};

export const ScrolledToTheCurrent: Story = {
  name: '[LANG-01] the list opens scrolled to the current language',
  args: { languages, current: 'TY' },
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await canvas.findByRole('listbox');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Filipino' })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('dialog').getAnimations()).toHaveLength(0));
    await expect(list.scrollTop).toBeGreaterThan(0);
    await expect(
      isWithin(canvas.getByRole('option', { name: 'Filipino' }).getBoundingClientRect(), list.getBoundingClientRect()),
    ).toBe(true);
    // If the list had not scrolled, the first option would be visible and the current one would not.
    await expect(
      isWithin(canvas.getByRole('option', { name: 'English' }).getBoundingClientRect(), list.getBoundingClientRect()),
    ).toBe(false);
  },
};

export const SmallWithFour: Story = {
  name: '[LANG-02] four languages or fewer have the small style',
  render: (args, { globals }) => (
    <>
      <Bar {...args} label={textsOf(globals).language} />
      <Bar {...args} label={textsOf(globals).more} languages={languages.slice(0, 5)} />
    </>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const open = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      const list = await canvas.findByRole('listbox', { name });
      const option = canvas.getByRole('option', { name: 'English' });
      const look = {
        size: list.dataset['size'],
        type: parseFloat(getComputedStyle(option).fontSize),
        flag: option.querySelector('span')!.offsetWidth,
        row: option.offsetHeight,
      };
      await userEvent.click(option);
      await waitFor(() => expect(canvas.queryByRole('listbox', { name })).toBeNull());
      return look;
    };
    const four = await open(textsOf(globals).language);
    const five = await open(textsOf(globals).more);
    await expect(four.size).toBe('small');
    await expect(five.size).toBe('large');
    await expect(four.type).toBeLessThan(five.type);
    await expect(four.flag).toBeLessThan(five.flag);
    await expect(four.row).toBeLessThan(five.row);
    await expect(four.row).toBeGreaterThanOrEqual(44);
  },
};

export const ByKeyboard: Story = {
  args: { languages, current: 'BN' },
  render,
  play: async ({ args, canvas, userEvent }) => {
    const flag = canvas.getByRole('button');
    const option = (name: string) => canvas.getByRole('option', { name });
    flag.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(option('বাংলা')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(option('اردو')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(option('Esperanto')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(option('English')).toHaveFocus();
    // The same letter moves to the next match, and more letters reduce the matches. English names match too.
    await withFakeClock(async ({ pass }) => {
      await userEvent.keyboard('e');
      await expect(option('Esperanto')).toHaveFocus();
      await pass(500);
      await userEvent.keyboard('ko');
      await expect(option('한국어')).toHaveFocus();
    });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('KR');
    await waitFor(() => expect(flag).toHaveFocus());
  },
};

export const EscapeKeepsSelection: Story = {
  render,
  play: async ({ args, canvas, userEvent }) => {
    const flag = canvas.getByRole('button');
    await userEvent.click(flag);
    (await canvas.findByRole('dialog')).dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(flag).toHaveFocus());
    await expect(flag).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const CustomLabels: Story = {
  tags: ['whole'],
  args: { languages },
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('listbox');
    for (const { ownName, tag, direction } of languages) {
      const name = canvas.getByText(ownName);
      await expect(name).toHaveAttribute('lang', tag);
      await expect(name).toHaveAttribute('dir', direction);
    }
  },
};

export const OpensUpwardsAtBottom: Story = {
  tags: ['whole'],
  render: (args, { globals }) => (
    <div style={{ display: 'grid', alignContent: 'end', blockSize: '92vh' }}>
      <Bar {...args} where="start" label={textsOf(globals).language} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const flag = canvas.getByRole('button');
    await userEvent.click(flag);
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel.getAnimations()).toHaveLength(0));
    const [list, button] = [panel.getBoundingClientRect(), flag.getBoundingClientRect()];
    await expect(Math.abs(list.bottom - button.top)).toBeLessThanOrEqual(1);
    await expect(Math.abs(isMirrored() ? list.right - button.right : list.left - button.left)).toBeLessThanOrEqual(1);
  },
};

function Appearance({ globals }: { globals: Readonly<Record<string, unknown>> }) {
  const [chosen, setChosen] = useState<'dark' | 'light'>('dark');
  const t = textsOf(globals);
  return (
    <SegmentedControl
      label={t.theme}
      chosen={chosen}
      onChoose={setChosen}
      options={[
        { id: 'dark', label: t.dark, icon: <Moon /> },
        { id: 'light', label: t.light, icon: <Sun /> },
      ]}
    />
  );
}

export const WithTheAppearance: Story = {
  args: { languages: languages.slice(0, 6), current: 'PT' },
  render: (args, { globals }) => (
    <Bar {...args} label={textsOf(globals).language} more={<Appearance globals={globals} />} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await canvas.findByRole('radio', { name: textsOf(globals).light }));
    // The other setting does not close the panel. The panel may still be fading in.
    await expect(canvas.getByRole('dialog')).toHaveAttribute('open');
    await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible());
  },
};

/** The bar's colours do not affect the panel. */
export const InsideColouredBar: Story = {
  render: (args, { globals }) => (
    <div
      style={{
        background: 'var(--color-text)',
        color: 'var(--color-surface)',
        fontSize: 'var(--text-24)',
        textAlign: 'end',
      }}
    >
      <Bar {...args} label={textsOf(globals).language} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const name = await canvas.findByText('Português');
    await expect(getComputedStyle(name).color).toBe(getComputedStyle(document.body).color);
    await expect(getComputedStyle(canvas.getByRole('dialog')).fontSize).toBe(getComputedStyle(document.body).fontSize);
  },
};

export const OnlyTheAppearance: Story = {
  tags: ['whole'],
  args: { languages: languages.slice(0, 1) },
  render: (args, { globals }) => (
    <Bar {...args} label={textsOf(globals).theme} more={<Appearance globals={globals} />} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('radiogroup')).toBeVisible());
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
