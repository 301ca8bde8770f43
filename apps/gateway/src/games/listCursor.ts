import { requestInvalid } from '../http/callFailure.ts';
import type { ListPosition } from './catalogue/gameIndex.ts';

/** The end position of a page, encoded for the reply. */
export const cursorOf = ({ match, rank, id }: ListPosition): string =>
  Buffer.from(`${match},${rank},${id}`).toString('base64url');

/** Parses a cursor. @throws REQUEST_INVALID for a value that no list returned. */
export function readCursor(cursor: string): ListPosition {
  const [, match, rank, id] = /^(\d),(-?\d{1,10}),(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const position = { match: Number(match), rank: Number(rank), id: Number(id) };
  // Base64 decoding ignores other characters, so only a cursor that encodes to the same text is valid.
  if (id === undefined || cursorOf(position) !== cursor)
    throw requestInvalid({ path: 'query.after', message: 'is no `next` of this list' });
  return position;
}
