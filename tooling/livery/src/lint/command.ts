import { refuseArguments } from '../run/refusedArguments.ts';
import { runProgram } from '../run/runProgram.ts';
import { run as lintTexts } from '../texts/command.ts';
import { run as lintCss } from './css/command.ts';
import { run as lintWords } from './words/command.ts';

/**
 * `livery lint`: format, rules, types, style sheets, texts and words of the whole repository. Runs all of them and
 * returns 1 if one of them finds a fault.
 */
export async function run(args: string[]): Promise<number> {
  if (refuseArguments('lint', args)) return 1;
  const codes = [
    await runProgram('oxfmt', ['--check']),
    await runProgram('oxlint', ['--deny-warnings', '--type-check']),
    await lintCss([]),
    await lintTexts([]),
    await lintWords([]),
  ];
  return codes.every((code) => code === 0) ? 0 : 1;
}
