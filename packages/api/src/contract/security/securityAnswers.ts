import * as v from 'valibot';
import { withoutInvisible } from '../validation/typedCode.ts';

export const questionId = v.pipe(v.string(), v.minLength(1), v.maxLength(32));

/** Answers to three questions. Case, spaces and Unicode normalisation are ignored. */
export const securityAnswers = v.pipe(
  v.array(
    v.strictObject({
      questionId,
      answer: v.pipe(v.string(), withoutInvisible, v.trim(), v.minLength(2), v.maxLength(100)),
    }),
  ),
  v.length(3),
);
