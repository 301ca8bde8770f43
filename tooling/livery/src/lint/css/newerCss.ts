import { browsersWithout } from '@livery/config/browser-support';
import { type ChildNode, parse } from 'postcss';
import { acceptedCss } from './acceptedCss.ts';
import { featuresOf } from './cssFeatures.ts';

/** The features of a style sheet that a supported browser does not have, with advice for each. */
export function newerCss(text: string): { line: number; message: string }[] {
  const problems: { line: number; message: string }[] = [];
  parse(text).walk((node) => {
    if (isGuarded(node)) return;
    for (const { name, feature } of featuresOf(node)) {
      if (isAccepted(name)) continue;
      const without = browsersWithout(feature, { isPrefixAdded: true });
      if (without.length === 0) continue;
      problems.push({
        line: node.source?.start?.line ?? 1,
        message: `"${name}" does not work in ${without.join(', ')}. Write it inside @supports, add a fallback inside @supports not, or add it to acceptedCss.ts with a description of the result in such a browser.`,
      });
    }
  });
  return problems;
}

/** A value is accepted if its property is accepted. */
const isAccepted = (name: string) =>
  Object.hasOwn(acceptedCss, name) || Object.hasOwn(acceptedCss, name.split(': ')[0]!);

/** Whether a node is inside `@supports`, which old browsers skip. */
function isGuarded(node: ChildNode): boolean {
  let parent = node.parent;
  while (parent !== undefined && parent.type !== 'root') {
    if (parent.type === 'atrule' && 'name' in parent && parent.name === 'supports') return true;
    parent = parent.parent as typeof parent;
  }
  return false;
}
