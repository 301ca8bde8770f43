import { isObject } from '../resolve/mergeOver.ts';
import type { RawToken, TokenExtensions, TokenType } from './tokenTypes.ts';

const prefix = 'app.livery.';

/**
 * Every token of a DTCG tree in the order of the file, by its dotted name. A group's `$type` applies to all tokens in
 * it.
 */
export function tokensIn(tree: unknown): Map<string, RawToken> {
  const found = new Map<string, RawToken>();
  const visit = (node: unknown, path: readonly string[], inherited: unknown) => {
    if (!isObject(node)) return;
    const type = (node['$type'] ?? inherited) as TokenType;
    if (Object.hasOwn(node, '$value')) {
      const name = path.join('.');
      const description = node['$description'] as string | undefined;
      found.set(name, {
        name,
        type,
        value: node['$value'],
        extensions: extensionsOf(node['$extensions']),
        description,
      });
      return;
    }
    for (const [key, child] of Object.entries(node)) if (!key.startsWith('$')) visit(child, [...path, key], type);
  };
  visit(tree, [], undefined);
  return found;
}

function extensionsOf(extensions: unknown): TokenExtensions {
  if (!isObject(extensions)) return {};
  return Object.fromEntries(
    Object.entries(extensions)
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, value]) => [key.slice(prefix.length), value]),
  );
}

/** The name in `{color.accent}`, or undefined if the value is not a reference. */
export function referenceIn(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}
