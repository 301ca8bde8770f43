import * as v from 'valibot';
import { withoutInvisible } from '../validation/typedCode.ts';

export const questionId = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** Three questions answered. Capitals, blanks and the way a letter is put together do not count. */
export const securityAnswers = v.pipe(
  v.array(
    v.strictObject({
      questionId,
      answer: v.pipe(v.string(), withoutInvisible, v.trim(), v.minLength(2), v.maxLength(100)),
    }),
  ),
  v.length(3),
);
