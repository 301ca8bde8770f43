import { describe, expect, test } from 'vitest';
import { readGameMessage } from './gameMessage.ts';

const game = {} as Window;
const other = {} as Window;
const from = { source: game, origin: 'https://games.test' };
const message = (data: unknown, more: { origin?: string; source?: Window | null } = {}) =>
  readGameMessage({ data, origin: 'https://games.test', source: game, ...more }, from);

describe('messages of a game', () => {
  test.each(['ready', 'roundStarted', 'roundEnded', 'balanceChanged', 'balanceTooLow', 'sessionEnded', 'close'])(
    'accept %s',
    (event) => expect(message({ livery: 'game', event })).toEqual({ event }),
  );

  test.each(['maintenance', 'gone'])('a failure with the reason %s is accepted', (reason) =>
    expect(message({ livery: 'game', event: 'failed', reason })).toMatchObject({ reason }),
  );

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['its origin with a port', { origin: 'https://games.test:8443' }],
    ['a page without an origin', { origin: 'null' }],
    ['another window of its origin', { source: other }],
    ['no window', { source: null }],
  ])('a message from %s is ignored', (_, sender) => {
    expect(message({ livery: 'game', event: 'close' }, sender)).toBeUndefined();
  });

  test('are ignored while there is no frame', () => {
    const event = { data: { livery: 'game', event: 'close' }, origin: 'https://games.test', source: null };
    expect(readGameMessage(event, { ...from, source: null })).toBeUndefined();
    expect(readGameMessage(event, { ...from, source: undefined })).toBeUndefined();
  });

  test.each([
    undefined,
    null,
    'close',
    '{"livery":"game","event":"close"}',
    ['close'],
    { event: 'close' },
    { livery: 'other', event: 'close' },
    { livery: 'game', event: 'navigate' },
    { livery: 'game', event: 'failed' },
    { livery: 'game', event: 'close', reason: 'gone' },
    { livery: 'game', event: 'failed', reason: 'https://evil.example' },
    { livery: 'game', event: 'close', url: 'https://evil.example' },
    { livery: 'game', __proto__: { event: 'close' }, more: 1 },
  ])('a message of another shape is ignored: %j', (data) => {
    expect(message(data)).toBeUndefined();
  });
});
