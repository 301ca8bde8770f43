import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { questionId } from './securityAnswers.ts';

export const getSecurityQuestions = defineCall({
  name: 'getSecurityQuestions',
  method: 'GET',
  path: '/wps/security/questions',
  access: 'member',
  value: v.object({
    questions: v.array(v.object({ questionId, text: v.string() })),
    /** Number of questions to answer. */
    wanted: v.pipe(v.number(), v.integer()),
    /** Questions that the member has answered. */
    answered: v.array(questionId),
  }),
});

export const summary = 'Lists the questions, and which of them the member has answered.';

export const sample: CallValue<typeof getSecurityQuestions> = {
  questions: [{ questionId: 'firstSchool', text: 'What was your first school called?' }],
  wanted: 3,
  answered: [],
};
