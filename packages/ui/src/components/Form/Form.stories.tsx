import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FieldError } from './ErrorSummary.tsx';
import { Form } from './Form.tsx';

const table = {
  EN: {
    title: 'Two fields need your attention',
    name: 'Enter a username.',
    pass: 'Enter a password.',
    way: 'Choose how we pay you.',
    ways: ['Bank', 'Mobile wallet'],
    wayLabel: 'Paid out by',
    country: 'Country',
    countries: ['Bangladesh', 'Pakistan', 'Portugal'],
    busy: 'Logging in',
  },
  BN: {
    title: 'দুটি ঘর ঠিক করতে হবে',
    name: 'ব্যবহারকারীর নাম লিখুন।',
    pass: 'পাসওয়ার্ড লিখুন।',
    way: 'কীভাবে টাকা নেবেন তা বেছে নিন।',
    ways: ['ব্যাংক', 'মোবাইল ওয়ালেট'],
    wayLabel: 'টাকা নেওয়ার উপায়',
    country: 'দেশ',
    countries: ['বাংলাদেশ', 'পাকিস্তান', 'পর্তুগাল'],
    busy: 'লগ ইন হচ্ছে',
  },
  UR: {
    title: 'دو خانوں پر توجہ درکار ہے',
    name: 'صارف نام لکھیں۔',
    pass: 'پاس ورڈ لکھیں۔',
    way: 'منتخب کریں کہ رقم کیسے ملے۔',
    ways: ['بینک', 'موبائل والیٹ'],
    wayLabel: 'رقم ملنے کا طریقہ',
    country: 'ملک',
    countries: ['بنگلہ دیش', 'پاکستان', 'پرتگال'],
    busy: 'لاگ اِن ہو رہا ہے',
  },
  PT: {
    title: 'Dois campos precisam da sua atenção',
    name: 'Digite o nome de usuário.',
    pass: 'Digite a senha.',
    way: 'Escolha como vamos pagar você.',
    ways: ['Banco', 'Carteira digital'],
    wayLabel: 'Pagamento por',
    country: 'País',
    countries: ['Bangladesh', 'Paquistão', 'Portugal'],
    busy: 'Entrando',
  },
};

const meta = {
  title: 'Components/Form',
  component: Form,
  args: { actions: null, onSubmit: fn(), children: null },
  parameters: {
    docs: {
      description: {
        component:
          'Fields and the button that sends them. Enter in a field submits. After a submit with mistakes, the first wrong field on the page gets the focus. With `errorTitle`, a list of all mistakes gets it instead, with a link to each field: use this for forms longer than a screen. A screen reader then reads all mistakes first. Typed values stay in any case. While the form is busy, a second submit is ignored. The button sticks to the lower edge of the screen or, on phones, to the upper edge of the keyboard. The form stores no values: pass those of a form library, and its errors as `{ fieldId, message }`. Not for a search box (SearchField has its own).',
      },
    },
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

interface SampleProps {
  globals: Readonly<Record<string, unknown>>;
  onSubmit: () => void;
  /** The errors arrive a frame after the submit, as from a gateway. */
  isLate?: boolean;
  hasSummary?: boolean;
  failure?: string;
  isBusy?: boolean;
  isLong?: boolean;
}

function Sample({ globals, onSubmit, isLate = false, hasSummary = false, isLong = false, ...rest }: SampleProps) {
  const t = textsOf(globals);
  const w = wordsIn(globals, table);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const errorOf = (id: string) => errors.find(({ fieldId }) => fieldId === id)?.message;
  const check = (form: HTMLFormElement) => {
    const empty = (id: string, message: string) =>
      form.querySelector<HTMLInputElement>(`#${id}`)?.value === '' ? [{ fieldId: id, message }] : [];
    const way = isLong && !form.querySelector('input[name=way]:checked') ? [{ fieldId: 'way', message: w.way }] : [];
    // The errors have another order than the fields on the page.
    setErrors([...way, ...empty('pass', w.pass), ...empty('name', w.name)]);
  };
  return (
    <Form
      {...rest}
      aria-label={t.login}
      errors={errors}
      errorTitle={hasSummary ? w.title : undefined}
      onSubmit={(event) => {
        onSubmit();
        const form = event.currentTarget;
        if (isLate) requestAnimationFrame(() => check(form));
        else check(form);
      }}
      actions={
        <Button type="submit" variant="primary" isBlock isBusy={rest.isBusy}>
          {rest.isBusy ? w.busy : t.login}
        </Button>
      }
    >
      <TextField id="name" label={t.username} isRequired error={errorOf('name')} dir="ltr" autoComplete="username" />
      <PasswordField
        id="pass"
        label={t.password}
        isRequired
        error={errorOf('pass')}
        showLabel={t.show}
        hideLabel={t.hide}
        autoComplete="current-password"
      />
      {isLong && <Select label={w.country} options={w.countries.map((label) => ({ value: label, label }))} />}
      {isLong && (
        <RadioGroup
          id="way"
          name="way"
          label={w.wayLabel}
          isRequired
          error={errorOf('way')}
          options={w.ways.map((label) => ({ value: label, label }))}
        />
      )}
      {isLong && <TextField label="WhatsApp" inputMode="tel" dir="ltr" />}
      {isLong && <Checkbox>{t.agree}</Checkbox>}
      <Checkbox defaultChecked>{t.remember}</Checkbox>
    </Form>
  );
}

export const Idle: Story = {
  render: ({ onSubmit }, { globals }) => <Sample globals={globals} onSubmit={onSubmit as () => void} />,
};

export const Failed: Story = {
  render: ({ onSubmit }, { globals }) => (
    <Sample globals={globals} onSubmit={onSubmit as () => void} failure={textsOf(globals).formError} />
  ),
};

export const FocusesFirstError: Story = {
  name: '[REG-10] after a submit the first wrong field gets the focus, and no typed value is lost',
  render: ({ onSubmit }, { globals }) => <Sample globals={globals} onSubmit={onSubmit as () => void} isLate />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const name = canvas.getByLabelText(`${t.username}*`);
    const pass = canvas.getByLabelText(`${t.password}*`);
    await userEvent.click(canvas.getByRole('button', { name: t.login }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription(wordsIn(globals, table).name);
    await userEvent.keyboard('rahim_42{Enter}');
    await waitFor(() => expect(pass).toHaveFocus());
    await expect(name).toHaveValue('rahim_42');
    await expect(name).not.toBeInvalid();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const FocusesSummary: Story = {
  tags: ['whole'],
  render: ({ onSubmit }, { globals }) => (
    <Sample globals={globals} onSubmit={onSubmit as () => void} hasSummary isLong />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const w = wordsIn(globals, table);
    await userEvent.type(canvas.getByLabelText(`${t.username}*`), 'rahim_42');
    await userEvent.click(canvas.getByRole('button', { name: t.login }));
    const summary = await canvas.findByRole('group', { name: w.title });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    // For a group, the focus moves to its first control.
    await expect(canvas.getByRole('radio', { name: w.ways[0]! })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: w.pass }));
    await expect(canvas.getByLabelText(`${t.password}*`)).toHaveFocus();
  },
};

export const BusyIgnoresSubmit: Story = {
  render: ({ onSubmit }, { globals }) => <Sample globals={globals} onSubmit={onSubmit as () => void} isBusy />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const name = canvas.getByLabelText(`${textsOf(globals).username}*`);
    await userEvent.type(name, 'rahim_42{Enter}');
    canvas.getByRole<HTMLFormElement>('form').requestSubmit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    await expect(name).toHaveValue('rahim_42');
  },
};

export const ButtonStaysVisible: Story = {
  render: ({ onSubmit }, { globals }) => (
    <>
      <Sample globals={globals} onSubmit={onSubmit as () => void} isLong />
      <div style={{ blockSize: '100dvb' }} />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole('button', { name: textsOf(globals).login });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    // A keyboard covers the page's lower half. Only the visual viewport reports this: the button moves up by the same
    // height.
    const viewport = window.visualViewport!;
    Object.defineProperty(viewport, 'height', { configurable: true, value: window.innerHeight / 2 });
    viewport.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight / 2));
    Reflect.deleteProperty(viewport, 'height');
    viewport.dispatchEvent(new Event('resize'));
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight / 2));
  },
};

export const FocusedFieldStaysAboveTheButton: Story = {
  render: ButtonStaysVisible.render!,
  play: async ({ canvas, globals, userEvent }) => {
    const button = canvas.getByRole('button', { name: textsOf(globals).login });
    const isBefore = () =>
      Boolean(document.activeElement!.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.tab();
    for (; isBefore(); await userEvent.tab()) {
      const field = document.activeElement!.getBoundingClientRect();
      await expect(field.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    }
    await expect(button).toHaveFocus();
  },
};
