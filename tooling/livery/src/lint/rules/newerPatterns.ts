import { isMissing, type WebFeature, webFeatures } from '@livery/config/browser-support';
import { isNode, type Node, textOf } from './oxlint.ts';

const { regular_expressions: features } = webFeatures.javascript;
const groups = features!['named_capturing_group'];

/**
 * Parts of regular expressions that a supported browser may not know. Such a browser rejects the whole file, or throws
 * when it parses the expression.
 */
const parts: readonly { name: string; feature: WebFeature | undefined; isIn: (pattern: string) => boolean }[] = [
  { name: '(?<=…)', feature: features!['lookbehind_assertion'], isIn: (pattern) => /\(\?<[=!]/.test(pattern) },
  { name: '(?i:…)', feature: features!['modifier'], isIn: (pattern) => /\(\?[a-z]*-?[a-z]+:/.test(pattern) },
  {
    name: '(?<same>…)|(?<same>…)',
    feature: groups?.['duplicate_named_capturing_groups'],
    isIn: (pattern) => {
      const names = [...pattern.matchAll(/\(\?<(\w+)>/g)].map(([, name]) => name);
      return new Set(names).size < names.length;
    },
  },
];

/** The parts of a regular expression, as a literal or in `RegExp('…')`, that a supported browser does not know. */
export function newerPatterns(node: Node): { name: string; feature: WebFeature }[] {
  const pattern = patternOf(node);
  if (pattern === undefined) return [];
  return parts.flatMap(({ name, feature, isIn }) =>
    isIn(pattern) && isMissing(feature) ? [{ name, feature: feature! }] : [],
  );
}

function patternOf(node: Node): string | undefined {
  if (node.type === 'Literal') return (node['regex'] as { pattern: string } | undefined)?.pattern;
  const callee = node['callee'];
  const isRegExp = isNode(callee) && callee['name'] === 'RegExp';
  return isRegExp ? textOf((node['arguments'] as Node[])[0]) : undefined;
}
