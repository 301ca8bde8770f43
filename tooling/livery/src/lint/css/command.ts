import { project } from '../../project.ts';
import { refuseArguments } from '../../run/refusedArguments.ts';
import { lintCss } from './lintCss.ts';

/**
 * `node tooling/run.mjs lint-css`: prints every fault of the style sheets as `file:line: correction`. Returns 1 if there
 * are faults.
 */
export async function run(args: string[], root: string = project.root): Promise<number> {
  if (refuseArguments('lint-css', args)) return 1;
  const { files, problems } = lintCss(root);
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  console.log(
    problems.length === 0 ? `${files} style sheets, no faults.` : `${problems.length} faults in ${files} style sheets.`,
  );
  return problems.length === 0 ? 0 : 1;
}
