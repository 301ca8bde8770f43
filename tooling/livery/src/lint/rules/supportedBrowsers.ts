import { browsersWithout, isMissing, type WebFeature, webFeatures } from '@livery/config/browser-support';
import { acceptedApis } from './acceptedApis.ts';
import { newerPatterns } from './newerPatterns.ts';
import { isNode, type Node, type Rule, textOf } from './oxlint.ts';

/** Tests, stories and settings run in current browsers only. Their code is not in the product. */
const isTestCode = /\.(test|stories)\.tsx?$|\/(testing|e2e|stories|\.storybook)\//;

/** Code that runs in the player's browser. */
const isBrowserCode =
  /\/(packages\/(api|device|features|foundation|i18n|ui)\/src|packages\/merchant\/src\/react|apps\/(mobile|lotto)\/src)\//;

/** Global variables, and the interface of each. */
const globals: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  screen: 'Screen',
  crypto: 'Crypto',
  performance: 'Performance',
};
const { api, html } = webFeatures;

/** Interfaces of objects whose type is not named in the code, for example an element from a ref. */
const isOfPage =
  /^(?:Node|Element|HTML(?:Anchor|Canvas|Dialog|Form|IFrame|Image|Input|Media|TextArea|Video)?Element|SVGElement|Document|ShadowRoot|Range|Selection|Blob|File|Request|Response|\w*Event)$/;

/**
 * Members that no interface has in every supported browser, for objects of an unknown type. Names of a single word, for
 * example `command`, are left out, because our own objects have such names.
 */
const newerMembers = new Map<string, WebFeature>();
for (const isNewer of [true, false])
  for (const [owner, members] of Object.entries(api))
    for (const name of Object.keys(members)) {
      const feature = (members as Record<string, WebFeature>)[name];
      if (!/^[a-z]+[A-Z]/.test(name) || isMissing(feature) !== isNewer) continue;
      if (!isNewer) newerMembers.delete(name);
      else if (isOfPage.test(owner)) newerMembers.set(name, feature!);
    }

/**
 * Browser code may use an API or an attribute that a browser of `.browserslistrc` does not have, if the same file tests
 * for it. Valid tests are `'name' in object`, `typeof name`, `if (object.name)` and an optional call.
 */
export const supportedBrowsers: Rule = {
  create: ({ filename, report }) => {
    const path = filename.replaceAll('\\', '/');
    if (!isBrowserCode.test(path) || isTestCode.test(path)) return {};
    const guarded = new Set<string>();
    const uses: { node: Node; name: string; feature: WebFeature }[] = [];
    const guard = (node: unknown) => {
      const name = lastName(node);
      if (name !== undefined) guarded.add(name);
    };
    const use = (node: Node, name: string, feature: WebFeature | undefined) => {
      if (feature !== undefined && isMissing(feature)) uses.push({ node, name, feature });
    };
    const reportPatterns = (node: Node) => {
      for (const { name, feature } of newerPatterns(node))
        report({
          node,
          message: `The regular expression has "${name}", which does not work in ${browsersWithout(feature).join(', ')}. Write it without.`,
        });
    };
    return {
      Literal: reportPatterns,
      UnaryExpression: (node) => {
        if (node['operator'] === 'typeof' || node['operator'] === '!') guard(node['argument']);
      },
      LogicalExpression: (node) => {
        guard(node['left']);
        guard(node['right']);
      },
      IfStatement: (node) => guard(node['test']),
      ConditionalExpression: (node) => guard(node['test']),
      BinaryExpression: (node) => {
        if (node['operator'] === 'in') guarded.add(textOf(node['left']) ?? '');
      },
      CallExpression: (node) => {
        reportPatterns(node);
        const name = lastName(node['callee']);
        if (node['optional'] === true) guard(node['callee']);
        else if (isIdentifier(node['callee'])) use(node, name!, api['Window']?.[name!]);
      },
      NewExpression: (node) => {
        reportPatterns(node);
        const name = lastName(node['callee']);
        if (isIdentifier(node['callee']) && name !== undefined) use(node, name, api[name]);
      },
      MemberExpression: (node) => {
        if (node['optional'] === true) guard(node['object']);
        const name = lastName(node);
        if (name !== undefined) use(node, name, memberFeature(node['object'], name));
      },
      JSXOpeningElement: (node) => {
        const { name: tag } = node['name'] as { name: unknown };
        if (typeof tag !== 'string' || !/^[a-z]/.test(tag)) return;
        for (const attribute of node['attributes'] as Node[]) {
          const { name } = (attribute['name'] ?? {}) as { name?: unknown };
          if (typeof name === 'string') use(attribute, name, attributeFeature(tag, name.toLowerCase()));
        }
      },
      'Program:exit': () => {
        for (const { node, name, feature } of uses) {
          if (guarded.has(name) || Object.hasOwn(acceptedApis, name)) continue;
          report({
            node,
            message: `"${name}" does not exist in ${browsersWithout(feature).join(', ')}. Test for it in this file (\`'${name}' in …\`, \`typeof ${name}\` or \`?.()\`) and do without it there.`,
          });
        }
      },
    };
  },
};

const attributeFeature = (tag: string, name: string): WebFeature | undefined =>
  html['elements']?.[tag]?.[name] ?? html['global_attributes']?.[name];

function memberFeature(written: unknown, name: string): WebFeature | undefined {
  // `window.navigator` is `navigator`.
  const own = isNode(written) && written['type'] === 'MemberExpression' ? lastName(written) : undefined;
  const object = own !== undefined && Object.hasOwn(globals, own) ? { type: 'Identifier', name: own } : written;
  if (!isIdentifier(object)) return newerMembers.get(name);
  const members = api[globals[object.name] ?? object.name];
  if (members === undefined) return newerMembers.get(name);
  return members[`${name}_static`] ?? members[name];
}

const isIdentifier = (node: unknown): node is Node & { name: string } => isNode(node) && node['type'] === 'Identifier';

/** The name at the end of `a`, `a.b`, `a?.b` or `a['b']`. */
function lastName(node: unknown): string | undefined {
  if (isNode(node) && node['type'] === 'ChainExpression') return lastName(node['expression']);
  if (isIdentifier(node)) return node.name;
  if (!isNode(node) || node['type'] !== 'MemberExpression') return undefined;
  return node['computed'] === true ? textOf(node['property']) : (node['property'] as { name?: string }).name;
}
