import { expect, test } from 'vitest';
import { failureKey } from './failureKey.ts';

test.each([
  [{ code: 'NETWORK' }, 'offline'],
  [{ code: 'HTTP_502', status: 502 }, 'serverDown'],
  [{ code: 'REQUEST_TOO_SLOW', status: 408 }, 'timeout'],
  [{ code: 'SOMETHING_NEW', status: 400 }, 'in_unknown_error'],
  [{ code: 'HTTP_404', status: 404 }, 'notOffered'],
  [{ code: 'HTTP_501', status: 501 }, 'notOffered'],
  [{ code: '404', status: 404 }, 'notOffered'],
  [{ code: 'NO_ROUTE', status: 501 }, 'notOffered'],
  [{ code: 'METHOD_NOT_ALLOWED', status: 405 }, 'notOffered'],
  [{ code: 'NOT_FOUND', status: 404 }, 'in_unknown_error'],
  [{ code: 'BUSY', status: 503 }, 'busySoon'],
  [{ code: 'BODY_TOO_LARGE', status: 413 }, 'tooLarge'],
  [{ code: 'USER_EXISTS', status: 409 }, 'in_sorry_exists'],
  [{ code: 'PLAY_BREAK', status: 409 }, 'playBreak'],
  [{ code: 'DEPOSIT_LIMIT', status: 409 }, 'depositLimit'],
  [{ code: 'LOSS_LIMIT', status: 409 }, 'lossLimit'],
  [{ code: 'SESSION_LIMIT', status: 409 }, 'sessionLimit'],
])('failureKey of %o is %s', (failure, key) => {
  expect(failureKey(failure)).toBe(key);
});
