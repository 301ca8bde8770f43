import { refuseArguments } from '../run/refusedArguments.ts';
import { runProgram } from '../run/runProgram.ts';

/**
 * `pnpm lint`: format, rules, types, style sheets, texts and words of the whole repository. Runs all of them and
 * returns 1 if one of them finds a fault.
 */
export async function run(args: string[]): Promise<number> {
  if (refuseArguments('lint', args)) return 1;
  // Loads after the check of the arguments, because MDN's data takes seconds to load.
  const [lintCss, lintTexts, lintWords] = await Promise.all([
    import('./css/command.ts'),
    import('../texts/command.ts'),
    import('./words/command.ts'),
  ]);
  const codes = [
    await runProgram('oxfmt', ['--check']),
    await runProgram('oxlint', ['--deny-warnings', '--type-check']),
    await lintCss.run([]),
    await lintTexts.run([]),
    await lintWords.run([]),
  ];
  return codes.every((code) => code === 0) ? 0 : 1;
}
