import * as v from 'valibot';
import { rowId } from '../values/rowId.ts';

export const chosenMessages = v.strictObject({ messageIds: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(100)) });

/** The chosen messages as a query: ids with commas between them. */
export const chosenInQuery = v.strictObject({
  messageIds: v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/, 'ids with commas between them'),
    v.transform((ids) => ids.split(',')),
  ),
});
