import type { SecurityQuestions } from '@livery/api/security/getSecurityQuestions';

/** The three questions of the form, in order. */
export const slots = ['first', 'second', 'third'] as const;
export type Slot = (typeof slots)[number];

/** Longest answer, in UTF-16 units, as the gateway counts. */
export const longestAnswer = 100;

/** What the form holds. Only the questions are stored with its draft: by their names, answers and passwords are not. */
export type QuestionsValues = Record<`${Slot}Question` | `${Slot}Answer`, string> & {
  /** The login password. */
  password: string;
  paymentPassword: string;
};

/** A question that a member has answered. */
export interface AnsweredQuestion {
  questionId: string;
  text: string;
}

/** The questions that a member has answered, in the order in which they are listed. */
export const answeredOf = ({ questions, answered }: SecurityQuestions): AnsweredQuestion[] =>
  questions.filter(({ questionId }) => answered.includes(questionId));

/** An untouched form: with the questions that a member has answered before, as far as they are still asked. */
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

/** The questions that a slot offers: all but those that other slots have. */
export function offeredIn<Question extends { questionId: string }>(
  slot: Slot,
  questions: readonly Question[],
  values: Record<`${Slot}Question`, string>,
): Question[] {
  const taken = slots.filter((other) => other !== slot).map((other) => values[`${other}Question`]);
  return questions.filter(({ questionId }) => !taken.includes(questionId));
}

/** The answers as the gateway takes them. */
export const answersOf = (values: QuestionsValues): { questionId: string; answer: string }[] =>
  slots.map((slot) => ({ questionId: values[`${slot}Question`], answer: values[`${slot}Answer`].trim() }));
