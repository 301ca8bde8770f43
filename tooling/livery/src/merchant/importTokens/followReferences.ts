import type { Mode } from '@livery/merchant/theme';
import type { ExportedToken } from './readExport.ts';
import { wordsIn } from './wordsIn.ts';

/** A token's value at the end of its references, or the fault in them. */
export type Followed = { value: unknown; type: string | undefined; via: readonly ExportedToken[] } | { fault: string };

/**
 * Follows `{a.b}` through the tokens of all files. A name is first compared in full, then with the end of each path,
 * because tools leave out the collection, the set or the mode. If several match, a token in the requested mode and in
 * the same file comes first.
 */
export function followReferences(
  token: ExportedToken,
  all: readonly ExportedToken[],
  mode: Mode | undefined = token.mode,
): Followed {
  const via: ExportedToken[] = [];
  let at = token;
  for (;;) {
    const name = typeof at.value === 'string' ? /^\{([^{}]+)\}$/.exec(at.value.trim())?.[1] : undefined;
    if (name === undefined) return { value: at.value, type: token.type ?? at.type, via };
    const next = targetOf(name, { from: at, mode, all });
    if (next === undefined) return { fault: `refers to {${name}}, which none of the files has` };
    if (next === token || via.includes(next))
      return { fault: `refers to itself: ${[token, ...via, next].map((each) => `{${each.name}}`).join(' → ')}` };
    via.push(next);
    at = next;
  }
}

interface Asking {
  from: ExportedToken;
  mode: ExportedToken['mode'];
  all: readonly ExportedToken[];
}

function targetOf(name: string, { from, mode, all }: Asking): ExportedToken | undefined {
  const wanted = wordsIn(name).join(' ');
  const isCalled = (token: ExportedToken) =>
    [token.name, token.path.join('.')].some((name) => ` ${wordsIn(name).join(' ')}`.endsWith(` ${wanted}`));
  const exact = all.filter((token) => token.name === name);
  const near = exact.length > 0 ? exact : all.filter(isCalled);
  const others = near.filter((token) => token !== from);
  const rank = (token: ExportedToken) =>
    (token.mode === mode ? 0 : token.mode === undefined ? 1 : 4) + (token.file === from.file ? 0 : 2);
  return others.toSorted((a, b) => rank(a) - rank(b))[0] ?? near[0];
}
