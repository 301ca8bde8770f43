import { resolve } from 'node:path';
import { lintCss } from './css/lintCss.ts';

/** Looks through the style sheets and prints every fault as `file:line: what to write instead`. 1 when there is one. */
export async function run(args: string[], root: string = resolve(import.meta.dirname, '../../../..')): Promise<number> {
  if (args.length > 0) {
    console.error('livery lint-css takes no words after it: it looks through every style sheet.');
    return 1;
  }
  const { files, problems } = lintCss(root);
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  console.log(
    problems.length === 0 ? `${files} style sheets hold.` : `${problems.length} faults in ${files} style sheets.`,
  );
  return problems.length === 0 ? 0 : 1;
}
