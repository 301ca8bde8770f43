import { relative, sep } from 'node:path';
import { locationOf } from './layers.ts';
import { isNode, type Node, type Rule, textOf } from './oxlint.ts';
import { textsOnDisk } from './textsOnDisk.ts';

/** Folders with code that players see. The gateway's pages and the tools are for developers. */
const areas: readonly string[] = ['apps/mobile', 'apps/lotto', 'packages/features', 'packages/ui'];

/**
 * Attributes and properties that people read or that screen readers announce. A name that ends in one of these names is
 * included, for example `retryLabel`. `enterKeyHint` is not included, because it names a key of the keyboard.
 */
const speaking =
  /^(?!enterKeyHint$)(?:(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|caption|description|heading|help|hint|label|message|placeholder|subtitle|text|title)$|.*(?:Caption|Description|Heading|Help|Hint|Label|Message|Placeholder|Subtitle|Text|Title)$)/;

/** Calls whose first argument is shown. */
const sayings = /^(showToast|announce|alert|confirm|prompt)$/;

/**
 * Code must not contain words for players: each text needs a typed key, so that every language has it. Digits and signs
 * are allowed. A brand name is a word too, because many languages write it in their own letters.
 */
export const noHardCodedText: Rule = {
  create: (context) => {
    const location = locationOf(relative(context.cwd, context.filename).split(sep).join('/'));
    if (
      location === undefined ||
      !areas.includes(location.folder) ||
      location.isDevelopment ||
      !location.path.startsWith('src/')
    )
      return {};
    const keys = keysOfTexts(context.cwd);
    const tell = (nodes: readonly Node[]) => {
      for (const node of nodes) context.report({ node, message: messageOf(wordsOf(node)!) });
    };
    // A component or a table may take a text key and read the text itself.
    const tellUnlessKey = (nodes: readonly Node[]) => tell(nodes.filter((node) => !keys.has(wordsOf(node)!)));

    return {
      JSXText: (node) => {
        if (saysSomething(node['value'] as string)) tell([node]);
      },
      JSXExpressionContainer: (node) => {
        if (!isAttributeValue(node)) tell(literals(node['expression']));
      },
      JSXAttribute: (node) => {
        if (!speaking.test(nameOf(node['name']) ?? '')) return;
        const value = node['value'];
        const found = literals(
          isNode(value) && value['type'] === 'JSXExpressionContainer' ? value['expression'] : value,
        );
        if (isComponent(node['parent'])) tellUnlessKey(found);
        else tell(found);
      },
      Property: (node) => {
        if (node['computed'] !== true && speaking.test(nameOf(node['key']) ?? ''))
          tellUnlessKey(literals(wordOrDefault(node['value'])));
      },
      CallExpression: (node) => {
        if (sayings.test(nameOf(node['callee']) ?? '')) tell(literals((node['arguments'] as unknown[])[0]));
      },
      AssignmentExpression: (node) => {
        const target = node['left'];
        if (
          isNode(target) &&
          target['type'] === 'MemberExpression' &&
          target['computed'] !== true &&
          speaking.test(nameOf(target) ?? '')
        )
          tell(literals(node['right']));
      },
    };
  },
};

function messageOf(words: string): string {
  return `"${words.trim()}" would be the same in every language. Give it a key in packages/i18n/src/texts/EN/<area>.json and in every other language there, and use it with t('<key>') of useTexts('<area>').`;
}

/** True if the text has a letter of any script. Names of HTML entities are ignored. */
const saysSomething = (text: string | undefined) =>
  text !== undefined && /\p{L}/u.test(text.replace(/&(#\w+|\w+);/g, ''));

/** The literals with words that may be the value of an expression, also inside conditions, fallbacks and parentheses. */
function literals(node: unknown): Node[] {
  if (!isNode(node)) return [];
  switch (node['type']) {
    case 'ConditionalExpression':
      return [...literals(node['consequent']), ...literals(node['alternate'])];
    case 'LogicalExpression':
      return [...(node['operator'] === '&&' ? [] : literals(node['left'])), ...literals(node['right'])];
    case 'BinaryExpression':
      return node['operator'] === '+' ? [...literals(node['left']), ...literals(node['right'])] : [];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return literals(node['expression']);
    default:
      return saysSomething(wordsOf(node)) ? [node] : [];
  }
}

/** The text of a literal. For a template with expressions: the text around them. */
function wordsOf(node: Node): string | undefined {
  if (node['type'] === 'JSXText') return node['value'] as string;
  if (node['type'] !== 'TemplateLiteral') return textOf(node);
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' … ');
}

/** In `{ label = 'Close' }`, the default is the text. */
function wordOrDefault(value: unknown): unknown {
  return isNode(value) && value['type'] === 'AssignmentPattern' ? value['right'] : value;
}

function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node['type'] === 'Identifier' || node['type'] === 'JSXIdentifier') return node['name'] as string;
  if (node['type'] === 'MemberExpression') return nameOf(node['property']);
  return textOf(node);
}

const isAttributeValue = (node: Node) => isNode(node['parent']) && node['parent']['type'] === 'JSXAttribute';

/** True for `<Button …>`, false for `<button …>`. */
function isComponent(element: unknown): boolean {
  if (!isNode(element)) return false;
  return !/^[a-z]/.test(nameOf(element['name']) ?? 'A');
}

/** Every key of the product's texts. */
function keysOfTexts(root: string): ReadonlySet<string> {
  return new Set([...textsOnDisk(root).values()].flatMap((texts) => Object.keys(texts)));
}
