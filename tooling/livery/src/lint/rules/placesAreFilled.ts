import { isNode, type Node, type Rule, textOf } from './oxlint.ts';
import { textsOnDisk } from './textsOnDisk.ts';

/**
 * Every place of a text is filled in where it is said, and nothing else: `t('minimumAge', { age })`. Types hold keys and
 * areas; what stands inside a text they can't see, for it comes from JSON. Looks at every `t` of a `useTexts('area')` in
 * the same function or one around it; keys that are put together and values that are handed on are let be.
 */
export const placesAreFilled: Rule = {
  create: (context) => {
    const texts = textsOnDisk(context.cwd);
    /** Area by the name that stands for its texts, in the function where it does. */
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
        // A text in plural forms needs what chooses between them, shown or not.
        if (texts.get(area!)?.[words] === undefined) places.add('count');
        for (const place of places)
          if (!given.has(place))
            context.report({
              node,
              message: `"${words}" of "${area}" has a place {{${place}}} that nothing fills: t('${words}', { ${[...places].join(', ')} }).`,
            });
        for (const name of given)
          if (!places.has(name))
            context.report({
              node,
              message: `"${words}" of "${area}" has no place {{${name}}}. Take it out here, or put it into the text in every language.`,
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

/** What `t` is called in `{ t }` or `{ t: games }`. */
function namesOfT(pattern: unknown): string[] {
  if (!isNode(pattern) || pattern['type'] !== 'ObjectPattern') return [];
  return (pattern['properties'] as Node[]).flatMap(({ key, value }) =>
    isNode(key) && key['name'] === 't' && isNode(value) && typeof value['name'] === 'string' ? [value['name']] : [],
  );
}

/** Names in `{ age, total: 3 }`; undefined where they can't be known. */
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

/** A text by its key, or one of its forms by count. */
function textOfKey(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return texts[key] ?? texts[`${key}_other`];
}

function functionAround(node: Node | undefined): Node | undefined {
  let around = node?.['parent'];
  while (isNode(around) && !/Function/.test(around['type'])) around = around['parent'];
  return isNode(around) ? around : undefined;
}
