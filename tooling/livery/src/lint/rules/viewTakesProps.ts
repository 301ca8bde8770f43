import { type Node, type Rule, textOf } from './oxlint.ts';

const barred = /^(@livery\/api(\/|$)|react-redux$|@reduxjs\/)/;

/** A view only takes props and calls callbacks: no endpoint, no store. Types are allowed. */
export const viewTakesProps: Rule = {
  create: (context) => {
    if (!context.filename.endsWith('View.tsx')) return {};
    const check = (node: Node) => {
      const specifier = textOf(node['source']);
      if (specifier === undefined || !barred.test(specifier) || node['importKind'] === 'type') return;
      context.report({
        node: node['source'] as Node,
        message: `A view may import only types from "${specifier}". Let the screen's hook read and call, and pass the result as props.`,
      });
    };
    return { ImportDeclaration: check, ImportExpression: check };
  },
};
