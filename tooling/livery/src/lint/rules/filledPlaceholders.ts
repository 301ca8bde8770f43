import { isNode, type Node, type Rule, textOf } from './oxlint.ts';
import { textsOnDisk } from './textsOnDisk.ts';

/**
 * Every placeholder of a text must be filled, and no others: `t('minimumAge', { age })`. Types contain keys and areas,
 * but not the content of texts, which comes from JSON. The rule checks every `t` of a `useTexts('area')` in the same
 * function or an outer function. It skips computed keys and values from variables.
 */
export const filledPlaceholders: Rule = {
  create: (context) => {
    const texts = textsOnDisk(context.cwd);
    /** Maps the name of `t` to its area, per function. */
    const speakers = new Map<Node | undefined, Map<string, string>>();
    return {
      VariableDeclarator: (node) => {
        const area = areaOf(node['init']);
        if (area === undefined) return;
        const around = functionAround(node);
        for (const name of namesOfT(node['id']))
          speakers.set(around, (speakers.get(around) ?? new Map<string, string>()).set(name, area));
      },
      CallExpression: (node) => {
        const callee = node['callee'];
        const [key, values] = node['arguments'] as unknown[];
        const words = textOf(key);
        if (!isNode(callee) || callee['type'] !== 'Identifier' || words === undefined) return;
        const area = areaFor(callee['name'] as string, node);
        const text = area === undefined ? undefined : textOfKey(texts.get(area) ?? {}, words);
        const given = namesGiven(values);
        if (text === undefined || given === undefined) return;
        const places = new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, place]) => place!));
        // A plural text needs the count that selects the form, even if the text does not show it.
        if (texts.get(area!)?.[words] === undefined) places.add('count');
        for (const place of places)
          if (!given.has(place))
            context.report({
              node,
              message: `"${words}" of "${area}" has a placeholder {{${place}}} without a value: t('${words}', { ${[...places].join(', ')} }).`,
            });
        for (const name of given)
          if (!places.has(name))
            context.report({
              node,
              message: `"${words}" of "${area}" has no placeholder {{${name}}}. Remove the value here, or add the placeholder to the text in every language.`,
            });
      },
    };

    function areaFor(name: string, call: Node): string | undefined {
      for (let around = functionAround(call); ; around = functionAround(around)) {
        const area = speakers.get(around)?.get(name);
        if (area !== undefined || around === undefined) return area;
      }
    }
  },
};

/** `useTexts('area')`. */
function areaOf(node: unknown): string | undefined {
  if (!isNode(node) || node['type'] !== 'CallExpression') return undefined;
  const callee = node['callee'];
  return isNode(callee) && callee['name'] === 'useTexts' ? textOf((node['arguments'] as unknown[])[0]) : undefined;
}

/** The local name of `t` in `{ t }` or `{ t: games }`. */
function namesOfT(pattern: unknown): string[] {
  if (!isNode(pattern) || pattern['type'] !== 'ObjectPattern') return [];
  return (pattern['properties'] as Node[]).flatMap(({ key, value }) =>
    isNode(key) && key['name'] === 't' && isNode(value) && typeof value['name'] === 'string' ? [value['name']] : [],
  );
}

/** Names in `{ age, total: 3 }`. Undefined if they can't be known. */
function namesGiven(values: unknown): ReadonlySet<string> | undefined {
  if (values === undefined) return new Set();
  if (!isNode(values) || values['type'] !== 'ObjectExpression') return undefined;
  const names = (values['properties'] as Node[]).map(({ type, key, computed }) =>
    type === 'Property' && computed !== true && isNode(key)
      ? ((key['name'] as string | undefined) ?? textOf(key))
      : undefined,
  );
  return names.every((name) => name !== undefined) ? new Set(names) : undefined;
}

/** A text by its key, or one of its plural forms. */
function textOfKey(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return texts[key] ?? texts[`${key}_other`];
}

function functionAround(node: Node | undefined): Node | undefined {
  let around = node?.['parent'];
  while (isNode(around) && !/Function/.test(around['type'])) around = around['parent'];
  return isNode(around) ? around : undefined;
}
