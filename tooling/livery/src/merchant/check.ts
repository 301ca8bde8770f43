import { describeProblem, type MerchantProblem } from '@livery/merchant';
import { located } from '@livery/merchant/node';
import { project } from '../project.ts';
import { weakSuite } from './checks/weakSuite.ts';
import { problemList, readAll } from './readAll.ts';

/** Output format of the findings: for people, as JSON, or as annotations of a change on GitHub. */
export type CheckForm = 'text' | 'json' | 'github';

/**
 * Prints every mistake in the files of the named merchants, or of all, and hints about valid but weak values. Returns 1
 * if there is a mistake.
 */
export async function checkMerchants(codes: readonly string[], form: CheckForm = 'text'): Promise<number> {
  const { merchants, problems, hints } = readAll(codes.length > 0 ? codes : undefined);
  const weak = located(project.merchantsDir, merchants.flatMap(weakSuite));
  print[form]({ codes: merchants.map(({ code }) => code), problems, hints: [...hints, ...weak] });
  return problems.length > 0 ? 1 : 0;
}

interface Found {
  /** Codes of the merchants without mistakes. */
  codes: readonly string[];
  problems: readonly MerchantProblem[];
  hints: readonly MerchantProblem[];
}

const print: Readonly<Record<CheckForm, (found: Found) => void>> = {
  text: ({ codes, problems, hints }) => {
    if (problems.length > 0) console.error(problemList(problems));
    else console.log(codes.length === 0 ? 'There is no merchant in merchants/.' : `${codes.join(', ')}: no errors.`);
    for (const hint of hints) console.log(`Hint: ${describeProblem(hint)}`);
  },
  json: ({ codes, problems, hints }) => console.log(JSON.stringify({ inOrder: codes, problems, hints }, null, 2)),
  github: ({ problems, hints }) => {
    for (const problem of problems) console.log(annotation('error', problem));
    for (const hint of hints) console.log(annotation('warning', hint));
  },
};

/** A line that GitHub shows beside the line of the change that it refers to. */
function annotation(level: 'error' | 'warning', problem: MerchantProblem): string {
  const { file, line = 1, column = 1, key } = problem;
  const inProperty = (text: string) => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const title = key === '' ? 'Merchant' : key;
  return `::${level} file=${inProperty(`merchants/${file}`)},line=${line},col=${column},title=${inProperty(title)}::${inMessage(describeProblem(problem))}`;
}

const inMessage = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
