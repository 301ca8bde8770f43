import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { useForm } from 'react-hook-form';
import { useFormChecks } from './useFormChecks.ts';

afterEach(() => vi.useRealTimers());

function Sample() {
  const form = useForm({ defaultValues: { name: '', password: '', again: '' } });
  const checks = useFormChecks(form, { together: { password: ['again'] } });
  const { errors } = form.formState;
  const refuse = ({ name }: { name: string }) => {
    if (name === 'taken') form.setError('name', { message: 'is taken' });
  };
  const atLeastFour = (value: string) => value.length >= 4 || 'too short';
  return (
    <form {...checks} onSubmit={(event) => void form.handleSubmit(refuse)(event)}>
      <input aria-label="name" {...form.register('name', { required: 'needed', validate: atLeastFour })} />
      <input aria-label="password" {...form.register('password')} />
      <input
        aria-label="again"
        {...form.register('again', { validate: (value, values) => value === values.password || 'not the same' })}
      />
      <p>{Object.values(errors).map((error) => error.message)}</p>
      <button type="submit">send</button>
      <button type="button" onClick={() => form.setError('name', { message: 'there is one already' })}>
        ask
      </button>
      <button type="reset" onClick={() => form.reset()}>
        reset
      </button>
    </form>
  );
}

function show() {
  const { container } = render(<Sample />);
  const said = () => container.querySelector('p')!.textContent;
  return { user: userEvent.setup(), said, name: screen.getByLabelText('name') };
}

test('a field shows its error on blur, not during the first typing, and then after every change', async () => {
  const { user, said, name } = show();
  await user.type(name, 'ab');
  expect(said()).toBe('');
  await user.tab();
  await waitFor(() => expect(said()).toBe('too short'));
  await user.type(name, 'cd');
  await waitFor(() => expect(said()).toBe(''));
  await user.type(name, '{Backspace}');
  await waitFor(() => expect(said()).toBe('too short'));
});

test('an empty field shows no error until the form is submitted', async () => {
  const { user, said, name } = show();
  await user.click(name);
  await user.tab();
  await user.type(name, 'a');
  expect(said()).toBe('');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'send' }));
  await waitFor(() => expect(said()).toBe('needed'));
});

test('a field is checked again when the field that it depends on changes', async () => {
  const { user, said } = show();
  await user.type(screen.getByLabelText('password'), 'secret');
  await user.type(screen.getByLabelText('again'), 'secre');
  await user.tab();
  await waitFor(() => expect(said()).toBe('not the same'));
  await user.type(screen.getByLabelText('password'), '{Backspace}');
  await waitFor(() => expect(said()).toBe(''));
});

test('an error of the gateway remains until the field changes', async () => {
  const { user, said, name } = show();
  await user.type(name, 'taken');
  await user.click(screen.getByRole('button', { name: 'ask' }));
  expect(said()).toBe('there is one already');
  await user.click(name);
  await user.tab();
  await waitFor(() => expect(name).not.toHaveFocus());
  await user.click(screen.getByLabelText('password'));
  expect(said()).toBe('there is one already');
  await user.type(name, 's');
  await waitFor(() => expect(said()).toBe(''));
});

test('after a reset every field is untouched', async () => {
  const { user, said, name } = show();
  await user.type(name, 'ab');
  await user.tab();
  await waitFor(() => expect(said()).toBe('too short'));
  await user.click(screen.getByRole('button', { name: 'reset' }));
  await user.type(name, 'a');
  expect(said()).toBe('');
});

test('no error message appears during a press, because it would move the button', async () => {
  const { said, name } = show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = () => act(() => vi.advanceTimersByTimeAsync(1_000));
  fireEvent.change(name, { target: { value: 'ab' } });
  const button = screen.getByRole('button', { name: 'reset' });
  fireEvent.pointerDown(button);
  fireEvent.blur(name);
  await pass();
  expect(said()).toBe('');
  fireEvent.pointerUp(button);
  expect(said()).toBe('');
  await pass();
  expect(said()).toBe('too short');
});

test('the delayed check after a press does not overwrite an error of the gateway', async () => {
  const { said, name } = show();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(name, { target: { value: 'taken' } });
  const button = screen.getByRole('button', { name: 'send' });
  fireEvent.pointerDown(button);
  fireEvent.blur(name);
  fireEvent.pointerUp(button);
  await act(async () => void fireEvent.submit(button.closest('form')!));
  expect(said()).toBe('is taken');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(said()).toBe('is taken');
});
