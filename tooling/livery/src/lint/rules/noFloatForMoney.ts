import { isNode, type Node, type Rule, textOf } from './oxlint.ts';

const message =
  "An amount is a decimal string, or bigint in the gateway, and never a float. Reckon with '@livery/foundation/money' (addAmounts, compareAmounts, shareOf, …), or with minor units in bigint.";

const toNumber = ['Number', 'parseFloat', 'parseInt'];
const rounding = ['round', 'floor', 'ceil', 'trunc'];
/** String methods whose result is still an amount. */
const ofText = ['replace', 'replaceAll', 'slice', 'trim'];
/** Tests, stories and staged faults are exempt, because no real money depends on them. */
const isTried = /\.(test|stories)\.tsx?$|\/(testing|e2e|faults)\//;

/** No `Number(amount)`, `parseFloat(wallet.balance)`, `+fee`, `Math.round(stake)` or `payout.toFixed(2)`. */
export const noFloatForMoney: Rule = {
  create: ({ filename, report }) =>
    isTried.test(filename.replaceAll('\\', '/'))
      ? {}
      : {
          CallExpression: (node) => {
            const callee = node['callee'];
            const [argument] = node['arguments'] as unknown[];
            const isFloat = makesNumber(callee) && isAmount(argument);
            if (isFloat || (propertyOf(callee) === 'toFixed' && isAmount(objectOf(callee)))) report({ node, message });
          },
          UnaryExpression: (node) => {
            if (node['operator'] === '+' && isAmount(node['argument'])) report({ node, message });
          },
        },
};

/** `Number`, `parseFloat`, `Number.parseFloat`, `Math.round` and similar functions. */
function makesNumber(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  if (callee['type'] === 'Identifier') return toNumber.includes(callee['name'] as string);
  const property = propertyOf(callee) ?? '';
  const object = objectOf(callee);
  const owner = isNode(object) && object['type'] === 'Identifier' ? object['name'] : undefined;
  return (owner === 'Number' && toNumber.includes(property)) || (owner === 'Math' && rounding.includes(property));
}

/** Whether the name means money: `amount`, `x.minAmount`, `balance!`, `fee.replace(',', '')`. */
function isAmount(node: unknown): boolean {
  if (!isNode(node)) return false;
  switch (node['type']) {
    case 'Identifier':
      return saysMoney(node['name'] as string);
    case 'MemberExpression':
      return saysMoney(propertyOf(node) ?? '');
    case 'CallExpression':
      return ofText.includes(propertyOf(node['callee']) ?? '') && isAmount(objectOf(node['callee']));
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return isAmount(node['expression']);
    default:
      return false;
  }
}

const saysMoney = (name: string): boolean =>
  /^(amount|balance|fee|bonus|stake|payout|minDeposit|turnoverRemaining)$|(Amount|Balance|Fee|Bonus|Stake|Payout)$/.test(
    name,
  );

function propertyOf(node: unknown): string | undefined {
  if (!isNode(node) || node['type'] !== 'MemberExpression') return undefined;
  const property = node['property'] as Node;
  return node['computed'] === true ? textOf(property) : (property['name'] as string | undefined);
}

const objectOf = (node: unknown): unknown =>
  isNode(node) && node['type'] === 'MemberExpression' ? node['object'] : undefined;
