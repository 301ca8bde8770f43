import { type Answers, questions } from './questions.ts';

/** A terminal that prints a line and asks a question. */
export interface Terminal {
  say: (line: string) => void;
  ask: (question: string) => Promise<string>;
}

/**
 * Asks for values that no flag gave, one question at a time. A wrong answer is rejected with the reason and asked
 * again, so that earlier answers are not lost. An empty answer uses the derived value.
 */
export async function askAnswers({ say, ask }: Terminal, given: Answers): Promise<Answers> {
  const answers = { ...given };
  for (const { name, asks, after, problem } of questions) {
    if (asks === undefined || answers[name] !== undefined) continue;
    if (after !== undefined && answers[after] === undefined) continue;
    for (;;) {
      const answer = (await ask(`${asks}: `)).trim();
      if (answer === '') break;
      const wrong = problem(answer);
      if (wrong !== undefined) {
        say(wrong);
        continue;
      }
      answers[name] = answer;
      break;
    }
  }
  return answers;
}
