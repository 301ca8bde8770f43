import * as v from 'valibot';
import { defineCall } from './call.ts';
import { moment, pageNo, pageOf, pageSize } from './shared.ts';

/** What feedback is about. */
export const feedbackCategories = ['GAME', 'DEPOSIT', 'WITHDRAWAL', 'PROMOTION', 'APP', 'OTHER'] as const;

/** What feedback may hold. Counted on the text as it is kept: trimmed, a new line as one. */
export const feedbackLimits = { codePoints: 140, files: 3, fileBytes: 5 * 1024 * 1024 } as const;

/** Why a file was refused: one too many, larger than allowed, or neither png nor jpg by what is in it. */
export const fileRefusals = ['FILE_COUNT', 'FILE_SIZE', 'FILE_TYPE'] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** Text fields of a form bring new lines as two letters, and people leave blanks around what they write. */
const text = v.pipe(
  v.string(),
  v.transform((given) => given.replaceAll('\r\n', '\n').trim()),
  v.minLength(1, 'is empty'),
  v.check((given) => [...given].length <= feedbackLimits.codePoints, 'is longer than 140 letters'),
);

export const sendFeedback = defineCall({
  name: 'sendFeedback',
  method: 'POST',
  path: '/wps/feedback',
  access: 'member',
  encoding: 'multipart',
  body: v.strictObject({
    category: v.picklist(feedbackCategories),
    text,
    /** Pictures. What they are is read off their content; names and declared types mean nothing. */
    files: v.optional(
      v.union([
        v.array(v.file()),
        v.pipe(
          v.file(),
          v.transform((one) => [one]),
        ),
      ]),
      [],
    ),
  }),
  value: v.object({ id: v.string() }),
  /** FILE_REFUSED names each refused file by its index: `value.files` is a list of `{ index, code }`. */
  failures: ['FILE_REFUSED', 'TOO_MANY'],
});

export const getFeedback = defineCall({
  name: 'getFeedback',
  method: 'GET',
  path: '/wps/feedback',
  access: 'member',
  query: v.strictObject({ pageNo, pageSize: pageSize(20) }),
  value: pageOf(
    v.object({
      id: v.string(),
      category: v.picklist(feedbackCategories),
      text: v.string(),
      sentAt: moment,
      /** Addresses, good for some minutes; ask again for fresh ones. */
      pictures: v.array(v.string()),
    }),
  ),
});
