import { relative, sep } from 'node:path';
import { locationOf } from './layers.ts';
import type { Node, Rule } from './oxlint.ts';

/**
 * Packages that must take the app's paths from the table. The gateway has its own paths, because it represents any
 * gateway.
 */
const areas: readonly string[] = ['apps/mobile', 'packages/features', 'packages/foundation', 'tooling/livery'];
const table = 'src/addresses/';

const message =
  'The app\'s paths are in one table. Import `paths`, or a builder of an address with a query, from "@livery/foundation/addresses".';

/** A path of the app at the start of a text, or in quotes inside a text, for example in HTML. */
const appPath = /(?:^|["'])\/m(?:[/?#"']|$)/;

/** Code must not contain a path of the app as a literal or as a part of a template. Tests and stories may. */
export const noLiteralAddresses: Rule = {
  create: ({ cwd, filename, report }) => {
    const location = locationOf(relative(cwd, filename).split(sep).join('/'));
    if (location === undefined || location.isDevelopment || !areas.includes(location.folder)) return {};
    if (location.folder === 'packages/foundation' && location.path.startsWith(table)) return {};
    const check = (node: Node, text: unknown) => {
      if (typeof text === 'string' && appPath.test(text)) report({ node, message });
    };
    return {
      Literal: (node) => check(node, node['value']),
      TemplateElement: (node) => check(node, (node['value'] as { cooked: unknown }).cooked),
    };
  },
};
