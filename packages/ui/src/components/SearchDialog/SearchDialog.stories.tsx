import type { Meta, StoryObj } from '@storybook/react-vite';
import { History, Search } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Button } from '../Button/Button.tsx';
import { SearchDialog, type SearchDialogProps } from './SearchDialog.tsx';

const about = `
A full-screen search, with content that does not fit next to a list on a phone: last searches, suggestions, the scope of the search.

**Keyboard.** The caret stays in the field. The arrow keys move through the options, past the last and before the first back to the
field; Enter chooses the active option, or searches the typed text. Escape closes the options first, then the search.

**Screen readers** read a combobox with its list, the active option, and \`status\`, the number of options, when it changes.

**Not for** a list on the page that is filtered during typing (\`SearchField\` with \`onType\`).
`;

const meta = {
  title: 'Components/SearchDialog',
  component: SearchDialog,
  args: {
    isOpen: true,
    label: '',
    backLabel: '',
    clearLabel: '',
    value: '',
    options: [],
    optionsTitle: '',
    status: '',
    onClose: fn(),
    onType: fn(),
    onSearch: fn(),
  },
  parameters: { docs: { description: { component: about }, story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof SearchDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Koi & Temple', 'Koi Fortune', 'Golden Koi'];
const choose = fn();

function Searching({ isRecent, ...props }: SearchDialogProps & { isRecent?: boolean }) {
  const [value, setValue] = useState(props.value);
  const found = names.filter((name) => name.toLowerCase().includes(value.toLowerCase()));
  return (
    <SearchDialog
      {...props}
      value={value}
      onType={(text) => {
        props.onType(text);
        setValue(text);
      }}
      options={found.map((name) => ({
        id: name,
        icon: isRecent ? <History aria-hidden /> : <Search aria-hidden />,
        title: <bdi>{name}</bdi>,
        hint: isRecent ? undefined : <bdi>Copperleaf</bdi>,
        onChoose: () => choose(name),
      }))}
      status={String(found.length)}
    />
  );
}

const render: NonNullable<Story['render']> = (args, { globals }) => {
  const t = textsOf(globals);
  return (
    <Searching {...args} label={t.search} backLabel={t.close} clearLabel={t.clear} optionsTitle={t.announcements} />
  );
};

export const Suggestions: Story = { args: { value: 'koi' }, render };

export const LastSearches: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Searching
        {...args}
        isRecent
        label={t.search}
        backLabel={t.close}
        clearLabel={t.clear}
        optionsTitle={t.announcements}
        optionsAction={
          <Button variant="quiet" size="small">
            {t.clear}
          </Button>
        }
      />
    );
  },
};

export const KeysMoveThroughTheOptions: Story = {
  args: { value: 'koi' },
  render,
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    const active = () => canvas.queryByRole('option', { selected: true });
    await expect(active()).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active()).toHaveTextContent('Koi Fortune');
    await expect(field).toHaveAttribute('aria-activedescendant', active()!.id);
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenLastCalledWith('Koi Fortune');
    await userEvent.keyboard('{Escape}');
    await expect(active()).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('koi');
    // After typing, the option that an arrow key selected is not selected any more.
    await userEvent.keyboard('{ArrowUp} f');
    await expect(active()).toBeNull();
  },
};

export const ClearButtonEmptiesField: Story = {
  args: { value: 'koi' },
  render,
  play: async ({ args, canvas, globals, userEvent }) => {
    const field = await canvas.findByRole('combobox');
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).clear }));
    await expect(args.onType).toHaveBeenLastCalledWith('');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
