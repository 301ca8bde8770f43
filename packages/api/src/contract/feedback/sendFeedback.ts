import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { feedbackCategories, feedbackText } from './feedbackLimits.ts';

export const sendFeedback = defineCall({
  name: 'sendFeedback',
  method: 'POST',
  path: '/wps/feedback',
  access: 'member',
  encoding: 'multipart',
  body: v.strictObject({
    category: v.picklist(feedbackCategories),
    text: feedbackText,
    /** Pictures. The gateway detects their types from the content, and ignores names and declared types. */
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
  /** FILE_REFUSED lists the refused files by index: `value.files` is a list of `{ index, code }`. */
  failures: ['FILE_REFUSED'],
});

export const summary =
  'Sends feedback of up to 140 letters with up to 3 pictures, png or jpg, 5 MB each. If one file is rejected, nothing is stored.';

export const sample: CallValue<typeof sendFeedback> = { id: '3' };
