import type { SecurityQuestions } from '@livery/api/security/getSecurityQuestions';

/** The three questions of the form, in order. */
export const slots = ['first', 'second', 'third'] as const;
export type Slot = (typeof slots)[number];

/** The maximum length of an answer, in UTF-16 units, as the gateway counts. */
export const longestAnswer = 100;

/**
 * The values of the form. Only the questions are stored with its draft. Answers and passwords are not stored: the draft
 * recognises them by their names.
 */
export type QuestionsValues = Record<`${Slot}Question` | `${Slot}Answer`, string> & {
  /** The login password. */
  password: string;
  paymentPassword: string;
};

/** A question that the member has answered. */
export interface AnsweredQuestion {
  questionId: string;
  text: string;
}

/** Returns the questions that a member has answered, in the order of the list. */
export const answeredOf = ({ questions, answered }: SecurityQuestions): AnsweredQuestion[] =>
  questions.filter(({ questionId }) => answered.includes(questionId));

/** Returns the initial values: the questions that a member has answered before, if they are still available. */
export function untouchedQuestions(answered: readonly string[], questionIds: readonly string[]): QuestionsValues {
  const [first = '', second = '', third = ''] = answered.filter((id) => questionIds.includes(id));
  return {
    firstQuestion: first,
    firstAnswer: '',
    secondQuestion: second,
    secondAnswer: '',
    thirdQuestion: third,
    thirdAnswer: '',
    password: '',
    paymentPassword: '',
  };
}

/** Returns the questions that a slot offers: all except those that are chosen in other slots. */
export function offeredIn<Question extends { questionId: string }>(
  slot: Slot,
  questions: readonly Question[],
  values: Record<`${Slot}Question`, string>,
): Question[] {
  const taken = slots.filter((other) => other !== slot).map((other) => values[`${other}Question`]);
  return questions.filter(({ questionId }) => !taken.includes(questionId));
}

/** Returns the answers in the format of the gateway. */
export const answersOf = (values: QuestionsValues): { questionId: string; answer: string }[] =>
  slots.map((slot) => ({ questionId: values[`${slot}Question`], answer: values[`${slot}Answer`].trim() }));
