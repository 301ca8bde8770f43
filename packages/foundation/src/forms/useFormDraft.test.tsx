import { createTestStore, testMerchant, testSession } from '@livery/api/testing';
import { sessionEnded, sessionStarted } from '@livery/api/session';
import { formDraftsItem } from '@livery/device/storage';
import { MerchantProvider } from '@livery/merchant/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Provider } from 'react-redux';
import { useFormDraft } from './useFormDraft.ts';

const empty = { email: '', nickname: '', note: '', password: '', verificationCode: '', captcha: '', agree: true };

function Sample({ defaults }: { defaults: typeof empty }) {
  const form = useForm({ defaultValues: defaults });
  const draft = useFormDraft(form, 'sample', { except: ['note'] });
  const nickname = useWatch({ control: form.control, name: 'nickname' });
  return (
    <form>
      <Controller
        name="email"
        control={form.control}
        render={({ field }) => <input aria-label="email" {...field} onChange={(e) => field.onChange(e.target.value)} />}
      />
      {(['nickname', 'note', 'password', 'verificationCode', 'captcha'] as const).map((name) => (
        <input key={name} aria-label={name} {...form.register(name)} />
      ))}
      <input type="checkbox" aria-label="agree" {...form.register('agree')} />
      <output>{nickname}</output>
      <button type="button" onClick={() => form.reset(empty)}>
        reset
      </button>
      <button type="button" onClick={draft.clear}>
        sent
      </button>
    </form>
  );
}

function show({ store = createTestStore(), defaults = empty } = {}) {
  const view = render(
    <MerchantProvider value={testMerchant()}>
      <Provider store={store}>
        <Sample defaults={defaults} />
      </Provider>
    </MerchantProvider>,
  );
  return { ...view, store, user: userEvent.setup() };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const stored = () => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage });

async function typeAll(user: ReturnType<typeof userEvent.setup>) {
  for (const name of Object.keys(empty).filter((one) => one !== 'agree')) await user.type(field(name), `my-${name}`);
  await user.click(field('agree'));
}

describe('a draft', () => {
  test('restores texts and ticks before the first paint, without secret or excluded fields', async () => {
    const { user, unmount } = show();
    await typeAll(user);
    for (const secret of ['my-password', 'my-verificationCode', 'my-captcha', 'my-note'])
      expect(stored()).not.toContain(secret);
    unmount();
    show();
    expect(field('email').value).toBe('my-email');
    expect(field('nickname').value).toBe('my-nickname');
    expect(field('agree').checked).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('my-nickname');
    for (const name of ['note', 'password', 'verificationCode', 'captcha']) expect(field(name).value).toBe('');
  });

  test('restores an emptied field as empty, and does not change untouched fields', async () => {
    const { user, unmount } = show({ defaults: { ...empty, email: 'old@b.de', nickname: 'old' } });
    await user.clear(field('email'));
    unmount();
    show({ defaults: { ...empty, email: 'new@b.de', nickname: 'new' } });
    expect(field('email').value).toBe('');
    expect(field('nickname').value).toBe('new');
  });

  test.each(['reset', 'sent'])('is removed after %s', async (button) => {
    const { user } = show();
    await typeAll(user);
    await user.click(screen.getByRole('button', { name: button }));
    expect(formDraftsItem.read()).toEqual({});
    expect(stored()).not.toContain('my-');
  });

  test('is removed after a logout', async () => {
    const { user, store } = show({ store: createTestStore({ session: testSession }) });
    await typeAll(user);
    await act(async () => void store.dispatch(sessionEnded({ reason: 'logout' })));
    expect(stored()).not.toContain('my-');
  });

  test('is restored only for the member whose session expired', async () => {
    const { user, store, unmount } = show({ store: createTestStore({ session: testSession }) });
    await typeAll(user);
    await act(async () => void store.dispatch(sessionEnded({ reason: 'expired' })));
    unmount();
    const asGuest = show();
    expect(field('email').value).toBe('');
    asGuest.unmount();
    const asMember = show({ store: createTestStore({ session: { ...testSession, token: 'another-token' } }) });
    expect(field('email').value).toBe('my-email');
    asMember.unmount();
    show({ store: createTestStore({ session: { ...testSession, userName: 'bashir' } }) });
    expect(field('email').value).toBe('');
    expect(stored()).not.toContain('my-');
  });

  test('of an expired trial is restored for the guest, also after a reload, and removed by a logout', async () => {
    const trial = { ...testSession, userName: 'trial7', type: 3 };
    const { user, store, unmount } = show({ store: createTestStore({ session: trial }) });
    await typeAll(user);
    await act(async () => void store.dispatch(sessionEnded({ reason: 'expired' })));
    expect(field('email').value).toBe('my-email');
    unmount();
    const asGuest = show();
    expect(field('email').value).toBe('my-email');
    asGuest.unmount();
    const again = show({ store: createTestStore({ session: trial }) });
    await act(async () => void again.store.dispatch(sessionEnded({ reason: 'logout' })));
    expect(stored()).not.toContain('my-');
  });

  test('of a guest is removed after a login, although the form unmounts at that moment', async () => {
    const { user, store, unmount } = show();
    await typeAll(user);
    await act(async () => {
      store.dispatch(sessionStarted(testSession));
      unmount();
    });
    expect(stored()).not.toContain('my-');
  });

  test.each(['', 'null', '[]', '{"sample":null}', '{"sample":{"owner":"testmerchant/","values":[1]}}', '{"sample":'])(
    'with invalid content, %s, is ignored',
    (text) => {
      sessionStorage.setItem('formDrafts', text);
      show();
      expect(field('email').value).toBe('');
    },
  );

  test('with values of other types does not change the form', () => {
    formDraftsItem.write({
      sample: { owner: 'testmerchant/', values: { email: true, agree: 'yes', gone: 'x', password: 'planted' } },
    });
    show();
    expect(field('email').value).toBe('');
    expect(field('password').value).toBe('');
    expect(field('agree').checked).toBe(true);
  });

  test.each(['SecurityError', 'QuotaExceededError'])('is only in memory if storage fails with %s', async (name) => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', name);
      });
    const { user, unmount } = show();
    await user.type(field('email'), 'a@b.de');
    unmount();
    show();
    expect(field('email').value).toBe('a@b.de');
    formDraftsItem.remove();
  });
});
