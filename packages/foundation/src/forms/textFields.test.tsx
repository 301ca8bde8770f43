import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountField, Form, PinField, TextArea, TextField } from '@livery/ui';
import { expect, test, vi } from 'vitest';
import { Controller, useForm } from 'react-hook-form';
import { useFormChecks } from './useFormChecks.ts';

const empty = { name: '', pin: '', note: '', amount: '' };
const grouped = (amount: string) => Number(amount).toFixed(2);

function Sample({ onSent }: { onSent: (values: typeof empty) => void }) {
  const form = useForm({ defaultValues: empty, shouldFocusError: false });
  const checks = useFormChecks(form);
  return (
    <Form
      {...checks}
      onSubmit={(event) => void form.handleSubmit((values) => onSent(values))(event)}
      actions={<button type="submit">send</button>}
    >
      <TextField label="name" maxLength={6} {...form.register('name', { required: 'needed' })} />
      <PinField label="pin" length={6} showLabel="show" hideLabel="hide" {...form.register('pin')} />
      <TextArea label="note" toNumerals={String} {...form.register('note')} />
      <Controller
        name="amount"
        control={form.control}
        render={({ field }) => <AmountField {...field} label="amount" grouped={grouped} />}
      />
      <p>{form.formState.errors.name?.message}</p>
    </Form>
  );
}

function show() {
  const onSent = vi.fn<(values: unknown) => void>();
  render(<Sample onSent={onSent} />);
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'send' }));
  return { user: userEvent.setup(), onSent, field, send };
}

const wrapped = '\u202a\u2068\u200bamina\ufe0f\u2069\u202c';

test('the form sends values that a password manager set without an event', async () => {
  const { field, send, onSent } = show();
  field('name').value = 'amina';
  field('pin').value = '১২৩৪৫৬';
  field('note').value = 'hello';
  field('amount').value = '12.5';
  await send();
  await waitFor(() =>
    expect(onSent).toHaveBeenCalledWith({ name: 'amina', pin: '123456', note: 'hello', amount: '12.5' }),
  );
});

test('the form sends a value that an extension set in the DOM without an event', async () => {
  const { field, send, onSent } = show();
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  setter.call(field('name'), 'amina');
  setter.call(field('amount'), '20');
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ ...empty, name: 'amina', amount: '20' }));
});

test('a typed value replaces a value that was set in the DOM without an event', async () => {
  const { user, field, send, onSent } = show();
  field('name').value = 'amina';
  await user.clear(field('name'));
  await user.type(field('name'), 'karim');
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ ...empty, name: 'karim' }));
});

test('the form sends an amount with grouped digits as it was typed', async () => {
  const { user, field, send, onSent } = show();
  await user.type(field('name'), 'amina');
  await user.type(field('amount'), '1234.5');
  await user.tab();
  expect(field('amount')).toHaveValue('1234.50');
  await send();
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ ...empty, name: 'amina', amount: '1234.5' }));
});

test('an invisible character is removed on blur, and the rest of the value does not change', async () => {
  const { user, field } = show();
  await user.click(field('note'));
  await user.keyboard(wrapped);
  await user.tab();
  expect(field('note')).toHaveValue('amina');
});

test('invisible characters do not reach the form when Enter sends it', async () => {
  const { user, field, onSent } = show();
  await user.click(field('name'));
  field('name').value = wrapped;
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ ...empty, name: 'amina' }));
});

test('invisible characters of a pasted name are removed before the browser limits its length', async () => {
  const { user, field } = show();
  await user.click(field('name'));
  await user.paste('\u202aamina1\u202c');
  expect(field('name')).toHaveValue('amina1');
  expect(field('name').selectionStart).toBe(6);
});

test('a paste between letters puts the caret after the pasted text', async () => {
  const { user, field } = show();
  await user.type(field('name'), 'amna');
  field('name').setSelectionRange(2, 2);
  await user.paste('\u2068i\u2069');
  expect(field('name')).toHaveValue('amina');
  expect(field('name').selectionStart).toBe(3);
});
