// Requests use Node's fetch, which cannot read files and forms of jsdom.
import { File } from 'node:buffer';
import { calls } from '@livery/api/contract';
import type { Feedback } from '@livery/api/feedback/getFeedback';
import { answer, fail, noNetwork, startNetwork, testSession } from '@livery/api/testing';
import { switchLanguage } from '@livery/i18n/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { FeedbackScreen } from './FeedbackScreen.tsx';

const { constructor: NodeFormData } = await new Response(new URLSearchParams()).formData();
const network = startNetwork();
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const picture = (name: string, bytes: number[] = png) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
/** A picture of the given number of bytes. */
const pictureOf = (bytes: number, name: string) =>
  new File([new Uint8Array(png), new Uint8Array(bytes - png.length)], name, { type: 'image/png' });

/** The gateway's feedback, newest first. */
let stored: Feedback[] = [];
/** The fields of each request and the names of its files. */
let sent: { text: string; category: string; files: string[] }[] = [];
let listings = 0;
const sends = () =>
  answer(calls.sendFeedback, async (request) => {
    const raw = await request.text();
    const field = (name: string) => new RegExp(`name="${name}"\\r\\n\\r\\n(.*?)\\r\\n--`, 's').exec(raw)?.[1] ?? '';
    const text = field('text');
    sent.push({
      text,
      category: field('category'),
      files: [...raw.matchAll(/filename="([^"]*)"/g)].map(([, name]) => name!),
    });
    stored = [
      { id: String(stored.length + 1), category: 'GAME', text, sentAt: '2026-03-01T09:20:00Z', pictures: [] },
      ...stored,
    ];
    return { id: String(stored.length) };
  });

beforeEach(() => {
  fakeLayout();
  vi.stubGlobal('FormData', NodeFormData);
  vi.stubGlobal('createImageBitmap', () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T09:30:00Z') });
  stored = [];
  sent = [];
  listings = 0;
  network.use(
    sends(),
    answer(calls.getFeedback, () => {
      listings += 1;
      return { content: stored, pageNum: 1, totalPages: 1 };
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const show = () => renderScreen(<FeedbackScreen />, { session: testSession, at: '/m/service?feedback=1' });
type User = ReturnType<typeof show>['user'];
const message = () => screen.getByRole('textbox', { name: /^Your message/ });
const send = () => screen.getByRole('button', { name: 'Send' });
async function fillIn(user: User, text = 'The wheel stands still.') {
  await user.selectOptions(screen.getByLabelText(/^What’s it about/), 'Games');
  await user.type(message(), text);
}
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Add a picture', { selector: 'input' }), { target: { files } });

describe('feedback', () => {
  test('[MSG-09] is sent with topic, text and pictures, and is in the list', async () => {
    const { user } = show();
    await fillIn(user);
    choose(picture('one.png'), picture('two.png'));
    await screen.findByRole('img', { name: 'two.png' });
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Thank you! We’ve received your message' })).toHaveFocus();
    expect(sent).toEqual([{ text: 'The wheel stands still.', category: 'GAME', files: ['one.png', 'two.png'] }]);
    const list = within(screen.getByRole('region', { name: 'Your messages' }));
    expect(await list.findByText('The wheel stands still.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(message()).toHaveValue('');
    expect(screen.queryByRole('img', { name: 'one.png' })).toBeNull();
  });

  test(
    '[MSG-09] accepts 140 characters as the gateway counts, and shows the number of extra ones',
    { tags: 'whole' },
    async () => {
      const { user } = show();
      await fillIn(user, 'x');
      fireEvent.input(message(), { target: { value: `${'😀'.repeat(142)} ` } });
      expect(screen.getByText('142/140')).toBeVisible();
      await user.click(send());
      expect(await screen.findByText('2 characters too many. Make it shorter.')).toBeVisible();
      expect(sent).toEqual([]);
      fireEvent.input(message(), { target: { value: `${'😀'.repeat(140)} ` } });
      await user.click(send());
      await waitFor(() => expect(sent).toHaveLength(1));
    },
  );

  test('[MSG-09] shows the reason for a file that is not a picture and for a fourth picture; others stay', async () => {
    const { user } = show();
    await fillIn(user, 'x');
    choose(
      picture('one.png'),
      picture('list.png', [1, 2, 3]),
      picture('two.png'),
      picture('three.png'),
      picture('four.png'),
    );
    expect(await screen.findByText(/isn’t a PNG or JPG picture/)).toHaveTextContent('list.png: ');
    expect(screen.getByText(/you can send 3 pictures at most/)).toHaveTextContent('four.png: ');
    await user.click(send());
    await waitFor(() => expect(sent[0]?.files).toEqual(['one.png', 'two.png', 'three.png']));
  });

  test('[MSG-09] accepts a picture of 5 MB, and refuses a picture that is one byte larger', async () => {
    const { user } = show();
    await fillIn(user);
    choose(pictureOf(5 * 1024 * 1024, 'large.png'), pictureOf(5 * 1024 * 1024 + 1, 'larger.png'));
    expect(await screen.findByText(/This picture is too large/)).toHaveTextContent('larger.png: ');
    await user.click(send());
    await waitFor(() => expect(sent.map(({ files }) => files)).toEqual([['large.png']]));
  });

  test(
    '[MSG-09] shows the reason for a file that the gateway refuses; the rest can be sent without it',
    { tags: 'whole' },
    async () => {
      network.use(fail(calls.sendFeedback, 'FILE_REFUSED', { value: { files: [{ index: 1, code: 'FILE_SIZE' }] } }));
      const { user } = show();
      await fillIn(user);
      choose(picture('one.png'), picture('vast.png'));
      await screen.findByRole('img', { name: 'vast.png' });
      await user.click(send());
      expect(await screen.findByText(/This picture is too large/)).toHaveTextContent('vast.png: ');
      expect(message()).toHaveValue('The wheel stands still.');
      network.use(sends());
      await user.click(send());
      expect(await screen.findByText('Remove the marked pictures, then send again.')).toBeVisible();
      expect(sent).toEqual([]);
      await user.click(screen.getByRole('button', { name: 'Remove vast.png' }));
      await user.click(send());
      await waitFor(() => expect(sent.map(({ files }) => files)).toEqual([['one.png']]));
    },
  );

  test('requires a topic and a text', { tags: 'whole' }, async () => {
    const { user } = show();
    await user.click(send());
    expect(await screen.findByText('Write a few words.')).toBeVisible();
    expect(screen.getByLabelText(/^What’s it about/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('is sent once after two taps', async () => {
    const { user } = show();
    await fillIn(user);
    act(() => {
      send().click();
      send().click();
    });
    await screen.findByText('Thank you! We’ve received your message');
    expect(sent).toHaveLength(1);
  });

  test(
    'shows that it may have arrived if there is no reply, and requests the list again',
    { tags: 'whole' },
    async () => {
      network.use(noNetwork(calls.sendFeedback));
      const { user, store } = show();
      await waitForStoreIdle(store);
      await fillIn(user);
      const before = listings;
      await user.click(send());
      expect(await screen.findByText(/not sure whether your message arrived/)).toBeVisible();
      await waitFor(() => expect(listings).toBe(before + 1));
      expect(message()).toHaveValue('The wheel stands still.');
    },
  );

  test('TOO_MANY shows the waiting time', { tags: 'whole' }, async () => {
    network.use(fail(calls.sendFeedback, 'TOO_MANY', { retryAfterSeconds: 3_600 }));
    const { user } = show();
    await fillIn(user);
    await user.click(send());
    expect(await screen.findByText(/Wait 60 minutes/)).toBeVisible();
  });

  test('does not lose the typed text by a change of language or a reload', { tags: 'whole' }, async () => {
    const first = show();
    await fillIn(first.user);
    choose(picture('one.png'));
    await screen.findByRole('img', { name: 'one.png' });
    await act(async () => void (await switchLanguage(first.texts, 'PT')));
    expect(screen.getByRole('textbox', { name: /^Sua mensagem/ })).toHaveValue('The wheel stands still.');
    expect(screen.getByRole('img', { name: 'one.png' })).toBeVisible();
    first.unmount();
    show();
    expect(message()).toHaveValue('The wheel stands still.');
    expect(screen.getByLabelText(/^What’s it about/)).toHaveValue('GAME');
  });
});

describe('the feedback of a member', () => {
  const wrote = (pictures: string[]) => ({
    id: '7',
    category: 'APP' as const,
    text: 'Two lines\nof words',
    sentAt: '2026-03-01T09:20:00Z',
    pictures,
  });
  const shown = () => screen.getByRole('img', { name: /^Picture 1 \(/ });

  test('is listed with topic, time, text and pictures', async () => {
    stored = [wrote(['/sandbox/feedback/1/10/a'])];
    show();
    const row = within(await screen.findByRole('article'));
    for (const words of ['This app', '15:20', /Two lines\s+of words/]) expect(row.getByText(words)).toBeVisible();
    expect(shown()).toHaveAttribute('src', 'http://gateway.test/sandbox/feedback/1/10/a');
    expect(shown()).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
  });

  test(
    'requests the addresses once if a picture fails, then shows that it is unavailable',
    { tags: 'whole' },
    async () => {
      stored = [wrote(['/old'])];
      show();
      await screen.findByRole('article');
      stored = [wrote(['/fresh'])];
      fireEvent.error(shown());
      await waitFor(() => expect(shown()).toHaveAttribute('src', 'http://gateway.test/fresh'));
      expect(listings).toBe(2);
      fireEvent.error(shown());
      expect(screen.getByRole('img', { name: 'Picture 1 can’t be shown right now' })).toBeVisible();
      expect(listings).toBe(2);
    },
  );

  test('shows the answer with its time, or that there is none yet', { tags: 'whole' }, async () => {
    const answered = { text: 'Fixed.\nThank you!', at: '2026-03-02T04:05:00Z' };
    stored = [{ ...wrote([]), id: '8', answer: answered }, wrote([])];
    show();
    const [first, second] = (await screen.findAllByRole('article')).map((row) => within(row));
    for (const words of ['Our reply', /Fixed\.\s+Thank you!/, /2.*2026.*10:05/])
      expect(first!.getByText(words)).toBeVisible();
    expect(first!.queryByText('Received, no reply yet')).toBeNull();
    expect(second!.getByText('Received, no reply yet')).toBeVisible();
    expect(second!.queryByText('Our reply')).toBeNull();
  });

  test('feedback with an unknown topic shows the gateway’s word', async () => {
    stored = [{ ...wrote([]), category: 'Tournament' as never }];
    show();
    const row = within(await screen.findByRole('article'));
    expect(row.getByText('Tournament').tagName).toBe('BDI');
  });

  test('an empty list shows a message', async () => {
    show();
    expect(await screen.findByText('No messages yet. The ones you send appear here.')).toBeVisible();
  });

  test('a failed request shows a retry', { tags: 'whole' }, async () => {
    network.use(fail(calls.getFeedback, 'NOT_ALLOWED'));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
    stored = [wrote([])];
    network.use(answer(calls.getFeedback, () => ({ content: stored, pageNum: 1, totalPages: 1 })));
    await user.click(retry);
    expect(await screen.findByRole('article')).toHaveTextContent('This app');
  });
});
