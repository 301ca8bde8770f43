import { expect, test } from 'vitest';
import { answersOf, offeredIn, untouchedQuestions } from './questionsValues.ts';

const questions = ['school', 'friend', 'job', 'dish'].map((questionId) => ({ questionId }));
const ids = questions.map(({ questionId }) => questionId);

test('a form starts with the answered questions that are still available', () => {
  expect(untouchedQuestions([], ids)).toMatchObject({ firstQuestion: '', secondQuestion: '', thirdQuestion: '' });
  expect(untouchedQuestions(['dish', 'gone', 'job'], ids)).toMatchObject({
    firstQuestion: 'dish',
    secondQuestion: 'job',
    thirdQuestion: '',
  });
});

test('a chosen question is offered only in its own field', () => {
  const values = { ...untouchedQuestions([], ids), firstQuestion: 'school', thirdQuestion: 'job' };
  const offered = (slot: 'first' | 'second' | 'third') =>
    offeredIn(slot, questions, values).map(({ questionId }) => questionId);
  expect(offered('first')).toEqual(['school', 'friend', 'dish']);
  expect(offered('second')).toEqual(['friend', 'dish']);
  expect(offered('third')).toEqual(['friend', 'job', 'dish']);
});

test('answers are sent with their questions, in order and trimmed', () => {
  const values = {
    ...untouchedQuestions(['school', 'job', 'dish'], ids),
    firstAnswer: ' Sunrise ',
    secondAnswer: 'ঢাকা',
    thirdAnswer: 'Khichuri',
  };
  expect(answersOf(values)).toEqual([
    { questionId: 'school', answer: 'Sunrise' },
    { questionId: 'job', answer: 'ঢাকা' },
    { questionId: 'dish', answer: 'Khichuri' },
  ]);
});
