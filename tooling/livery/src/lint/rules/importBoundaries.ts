import { posix, relative, sep } from 'node:path';
import { allowances, type FileLocation, layers, locationOf, packageFolders } from './layers.ts';
import { isNode, type Node, type Rule, textOf } from './oxlint.ts';

/** An import in any form. */
interface Import {
  from: FileLocation;
  specifier: string;
  typesOnly: boolean;
}

/** Checks which package may import which other, by name or by path, statically or lazily; see docs and layers.ts. */
export const importBoundaries: Rule = {
  create: (context) => {
    const from = locationOf(relative(context.cwd, context.filename).split(sep).join('/'));
    if (from === undefined) return {};
    const check = (node: Node) => {
      const specifier = textOf(node['source']);
      const message =
        specifier === undefined ? undefined : problemOf({ from, specifier, typesOnly: importsOnlyTypes(node) });
      if (message !== undefined) context.report({ node: node['source'] as Node, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

function problemOf(found: Import): string | undefined {
  return found.specifier.startsWith('.') ? problemOfPath(found) : problemOfPackage(found);
}

function problemOfPath({ from, specifier }: Import): string | undefined {
  const target = locationOf(posix.join(from.folder, posix.dirname(from.path), specifier));
  if (target === undefined || target.folder !== from.folder) {
    if (from.isDevelopment || from.folder.startsWith('tooling/')) return undefined;
    return `"${specifier}" is outside ${from.folder}. Import another package by its name, through one of its public entries.`;
  }
  return target.feature === undefined ? problemOfLayer(from, target) : problemOfFeature(from, target.feature);
}

function problemOfLayer(from: FileLocation, target: FileLocation): string | undefined {
  const order = layers[from.folder];
  if (order === undefined || from.isDevelopment) return undefined;
  const [own, other] = [from, target].map(({ path }) => path.split('/')[1] ?? '') as [string, string];
  if (!order.includes(own) || order.indexOf(other) <= order.indexOf(own)) return undefined;
  return `${from.folder}/src/${own} may not import from src/${other}, because src/${other} imports src/${own}. Move the shared code into src/${own}, or pass it as a parameter.`;
}

function problemOfPackage({ from, specifier, typesOnly }: Import): string | undefined {
  const [, name, entry] = /^@livery\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  if (entry?.startsWith('src/'))
    return `"${specifier}" is not a public entry of @livery/${name}. Import from its index.ts; if the export is missing there, add it.`;
  const folder = packageFolders[name];
  if (folder === from.folder)
    return from.feature !== undefined && entry !== undefined ? problemOfFeature(from, entry) : undefined;
  const rule = allowances[from.folder];
  if (rule === undefined || folder === undefined) return undefined;
  // Tests, stories and configurations never reach a player, so they may also use tools, start apps, and import values.
  if (
    from.isDevelopment &&
    (/^(tooling|apps)\//.test(folder) || rule.may.some(({ target }) => isWithin(target, folder)))
  )
    return undefined;
  const allowance = rule.may.find(
    ({ target, developmentOnly }) => developmentOnly !== true && (target === folder || target === `${folder}/${entry}`),
  );
  if (allowance === undefined) return `${from.folder} may not import "${specifier}": ${rule.instead}`;
  if (allowance.typesOnly && !typesOnly && !from.isDevelopment)
    return `"${specifier}" may be imported here for its types only (import type): ${rule.instead}`;
  return undefined;
}

function problemOfFeature(from: FileLocation, feature: string): string | undefined {
  if (from.feature === undefined || from.feature === feature) return undefined;
  return `The feature "${from.feature}" may not import the feature "${feature}". Combine the two in apps/mobile. Move shared server data into @livery/api, shared presentation into @livery/ui.`;
}

const isWithin = (target: string, folder: string) => target === folder || target.startsWith(`${folder}/`);

/** `import type …`, `export type …`, or named specifiers that are all marked as types. */
function importsOnlyTypes(node: Node): boolean {
  if (node['importKind'] === 'type' || node['exportKind'] === 'type') return true;
  const specifiers = node['specifiers'];
  if (!Array.isArray(specifiers) || specifiers.length === 0) return false;
  return specifiers.every(
    (specifier) => isNode(specifier) && (specifier['importKind'] === 'type' || specifier['exportKind'] === 'type'),
  );
}
