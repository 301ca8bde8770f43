import { type Answers, questions } from './questions.ts';

/** Somebody at a terminal: reads a line, or answers one. */
export interface Terminal {
  say: (line: string) => void;
  ask: (question: string) => Promise<string>;
}

/**
 * Asks what flags did not say, one question at a time. Of an answer that can't be used the reason is given, and it is
 * asked for again, so that none of those before it is lost; no answer leaves it to what is derived.
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
