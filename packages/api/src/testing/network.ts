import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { calls } from '../contract/calls.ts';
import { validationRuleNames } from '../contract/site/validationRules.ts';
import { answer, forgetReplies } from './answers.ts';
import { sampleValues } from './samples.ts';

const anyText = {
  required: true,
  minLength: 0,
  maxLength: 255,
  pattern: '[\\s\\S]*',
  messageKey: 'nameFormat',
} as const;
/** Rules that accept any text, for tests of other subjects. */
const anyRules = Object.fromEntries(validationRuleNames.map((name) => [name, anyText])) as Record<
  (typeof validationRuleNames)[number],
  typeof anyText
>;

/** A mock network for one test file. A request without a handler fails its test. */
export function startNetwork() {
  const network = setupServer(
    answer(calls.getValidationRules, anyRules),
    // Several screens show a break from play and the stakes for a bonus. The default replies contain neither.
    answer(calls.getSaferPlay, sampleValues.getSaferPlay),
    answer(calls.getWithdrawOptions, sampleValues.getWithdrawOptions),
  );
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    network.resetHandlers();
    forgetReplies();
  });
  afterAll(() => network.close());
  return network;
}
