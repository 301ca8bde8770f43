import { requestInvalid } from '../http/callFailure.ts';
import type { ListPosition } from './catalogue/gameIndex.ts';

/** The position where a page ends, as a list gives it out. */
export const cursorOf = ({ match, rank, id }: ListPosition): string =>
  Buffer.from(`${match},${rank},${id}`).toString('base64url');

/** Reads a cursor. @throws REQUEST_INVALID for what no list gave out. */
export function readCursor(cursor: string): ListPosition {
  const [, match, rank, id] = /^(\d),(-?\d{1,10}),(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const position = { match: Number(match), rank: Number(rank), id: Number(id) };
  // Base64 is read with anything in between: only what would be written so was written here.
  if (id === undefined || cursorOf(position) !== cursor)
    throw requestInvalid({ path: 'query.after', message: 'is no `next` of this list' });
  return position;
}
