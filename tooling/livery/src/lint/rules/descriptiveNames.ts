import { relative, sep } from 'node:path';
import { problemOfName } from './names.ts';
import type { Rule } from './oxlint.ts';

/** Names of folders and files must have a meaning; see names.ts. */
export const descriptiveNames: Rule = {
  create: (context) => ({
    Program: (node) => {
      const message = problemOfName(relative(context.cwd, context.filename).split(sep).join('/'));
      if (message !== undefined) context.report({ node, message });
    },
  }),
};
