import { isNode, type Node, type Rule, textOf } from './oxlint.ts';

const message =
  "Code may not know a merchant by name. Add a switch (switches.json), a token (theme.json) or a slot, and let the merchant's folder decide.";

/** No `merchant.code === 'aurora'` in any form: comparison, switch, list or table. */
export const noMerchantByName: Rule = {
  create: ({ report }) => ({
    BinaryExpression: (node) => {
      if (!['===', '!==', '==', '!='].includes(node['operator'] as string)) return;
      const sides = [node['left'], node['right']];
      if (sides.some(isMerchantCode) && sides.some((side) => textOf(side) !== undefined)) report({ node, message });
    },
    SwitchStatement: (node) => {
      const cases = node['cases'] as Node[];
      if (isMerchantCode(node['discriminant']) && cases.some((one) => textOf(one['test']) !== undefined))
        report({ node: node['discriminant'] as Node, message });
    },
    CallExpression: (node) => {
      const [argument] = node['arguments'] as unknown[];
      const callee = node['callee'];
      if (!isMerchantCode(argument) || !isNode(callee) || callee['type'] !== 'MemberExpression') return;
      const list = callee['object'];
      if (
        isNode(list) &&
        list['type'] === 'ArrayExpression' &&
        (list['elements'] as unknown[]).some((element) => textOf(element) !== undefined)
      )
        report({ node, message });
    },
    MemberExpression: (node) => {
      const table = node['object'];
      if (
        node['computed'] === true &&
        isMerchantCode(node['property']) &&
        isNode(table) &&
        table['type'] === 'ObjectExpression'
      )
        report({ node, message });
    },
  }),
};

/** `merchant.code`, `x.merchant.code`, `useMerchant().code`, `merchantCode`, `x.merchantCode`. */
function isMerchantCode(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node['type'] === 'ChainExpression') return isMerchantCode(node['expression']);
  const name = nameOf(node);
  if (name === undefined) return false;
  if (/^merchant_?code$/i.test(name)) return true;
  return name === 'code' && node['type'] === 'MemberExpression' && /merchant$/i.test(nameOf(node['object']) ?? '');
}

/** Last word of an identifier, a member access or a call: `a.b.merchant` and `useMerchant()` end in it. */
function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node['type'] === 'Identifier') return node['name'] as string;
  if (node['type'] === 'MemberExpression')
    return node['computed'] === true ? textOf(node['property']) : nameOf(node['property']);
  return node['type'] === 'CallExpression' ? nameOf(node['callee']) : undefined;
}
