import { type WebFeature, webFeatures } from '@livery/config/browser-support';
import type { AtRule, ChildNode, Declaration, Rule } from 'postcss';
import valueParser from 'postcss-value-parser';

/** A feature of CSS in a style sheet. */
export interface CssFeature {
  /**
   * As in the list of accepted features, for example `text-wrap`, `text-wrap: balance`, `anchor()`, `lh`, `@scope` or
   * `:has`.
   */
  name: string;
  feature: WebFeature | undefined;
}

const { css } = webFeatures;
const length = css.types!['length']!;

/** Units of lengths with entries in the data that have other names. */
const unitGroups: readonly [RegExp, WebFeature | undefined][] = [
  [/^dv/, length['viewport_percentage_units_dynamic']],
  [/^sv/, length['viewport_percentage_units_small']],
  [/^lv/, length['viewport_percentage_units_large']],
  [/^cq/, length['container_query_length_units']],
];

/** Every function of CSS by its name. */
const functions = new Map<string, WebFeature>();
collectFunctions(css.types!);

function collectFunctions(types: Record<string, unknown>): void {
  for (const [name, feature] of Object.entries(types)) {
    if (name === '__compat') continue;
    if (!functions.has(name)) functions.set(name, feature as WebFeature);
    collectFunctions(feature as Record<string, unknown>);
  }
}

/** The features that a rule, a declaration or an at-rule uses itself, without its children. */
export function featuresOf(node: ChildNode): CssFeature[] {
  if (node.type === 'decl') return featuresOfDeclaration(node);
  if (node.type === 'rule') return featuresOfSelector(node);
  return node.type === 'atrule' ? featuresOfAtRule(node) : [];
}

function featuresOfDeclaration({ prop, value }: Declaration): CssFeature[] {
  const property = css.properties![prop];
  const found: CssFeature[] = isOfOneEngine(prop) ? [] : [{ name: prop, feature: property }];
  valueParser(value).walk((node) => {
    if (node.type === 'function') found.push({ name: `${node.value}()`, feature: functions.get(node.value) });
    if (node.type !== 'word') return;
    if (/^[a-z-]+$/.test(node.value)) found.push({ name: `${prop}: ${node.value}`, feature: property?.[node.value] });
    const unit = valueParser.unit(node.value);
    if (unit !== false && unit.unit !== '') found.push({ name: unit.unit, feature: unitFeature(unit.unit) });
  });
  return found;
}

/** A vendor prefix means that other engines are not expected to support the name. */
const isOfOneEngine = (name: string) => /^-(?:webkit|moz|ms)-/.test(name);

const unitFeature = (unit: string): WebFeature | undefined =>
  unitGroups.find(([pattern]) => pattern.test(unit))?.[1] ?? length[unit];

function featuresOfSelector({ selector }: Rule): CssFeature[] {
  return [...selector.matchAll(/::?([a-z-]+)(\([^()]* of )?/g)]
    .filter(([, name]) => !isOfOneEngine(name!))
    .map(([text, name, list]) => {
      const feature = css.selectors![name!];
      return list === undefined
        ? { name: text, feature }
        : { name: `${name}(… of …)`, feature: feature?.['of_syntax'] };
    });
}

function featuresOfAtRule({ name, params }: AtRule): CssFeature[] {
  const rule = css['at-rules']![name];
  const conditions = [...params.matchAll(/\(([a-z-]+)/g)].map(([, condition]) => ({
    name: `@${name} (${condition})`,
    feature: rule?.[condition!],
  }));
  return [{ name: `@${name}`, feature: rule }, ...conditions];
}
