import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { ChoiceList } from '../ChoiceList/ChoiceList.tsx';
import { Flag } from '../Flag/Flag.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const meta = { title: 'Components/Sheet', component: Sheet, args: { isOpen: true, title: '', closeLabel: '', children: null, onClose: fn() } } satisfies Meta<typeof Sheet>;
export default meta;

function Languages({ sheet, label }: { sheet: SheetProps; label: string }) {
  const [chosen, setChosen] = useState('EN');
  return (
    <Sheet {...sheet}>
      <ChoiceList
        label={label}
        chosen={chosen}
        onChoose={setChosen}
        choices={[
          { id: 'EN', label: 'English', lang: 'en', icon: <Flag country="US" size="large" /> },
          { id: 'BN', label: 'বাংলা', lang: 'bn', icon: <Flag country="BD" size="large" /> },
          { id: 'UR', label: 'اردو', lang: 'ur', icon: <Flag country="PK" size="large" /> },
        ]}
      />
    </Sheet>
  );
}

export const ChoosingALanguage: StoryObj<typeof meta> = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <Languages sheet={{ ...args, title: t.language, closeLabel: t.close }} label={t.language} />;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByText('বাংলা'));
    await expect(canvas.getByRole('radio', { name: 'বাংলা' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
