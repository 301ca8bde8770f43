import { project } from '../project.ts';
import { refuseArguments } from '../run/refusedArguments.ts';
import { unusedTexts } from './unusedTexts.ts';

/** Prints every unused text, with advice. Returns 1 if there are any. */
export async function run(args: string[], root: string = project.root): Promise<number> {
  if (refuseArguments('lint-texts', args)) return 1;
  const { texts, patterns } = unusedTexts(root);
  for (const name of texts)
    console.error(
      `${name}: no code uses this text. Remove it in every language below packages/i18n/src/texts. If code computes its key, add the pattern to tooling/livery/src/texts/unusedTexts.ts.`,
    );
  for (const whose of patterns)
    console.error(
      `tooling/livery/src/texts/unusedTexts.ts: no text matches the pattern of ${whose} any more. Remove the pattern.`,
    );
  const faults = texts.length + patterns.length;
  console.log(faults === 0 ? 'Every text is used.' : `${faults} texts or patterns are left over.`);
  return faults === 0 ? 0 : 1;
}
