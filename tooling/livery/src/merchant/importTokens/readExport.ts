import type { Mode } from '@livery/merchant/theme';
import { asObject, type JsonObject } from './asObject.ts';
import { modeIn, modeValues, isModeName } from './modeIn.ts';

/** A token of an export, as the design tool wrote it. */
export interface ExportedToken {
  /** Path of the file, as the user wrote it. */
  file: string;
  /**
   * Names of its groups and its own name, for example `['brand', 'color', 'accent']`. Names are split at slashes, and
   * groups that only name a mode are left out.
   */
  path: readonly string[];
  /**
   * Number of names at the start of `path` that come from the outermost group. That group is a set or a collection, and
   * may have any name.
   */
  outer: number;
  /** The dotted path in the file, as references use it. */
  name: string;
  type: string | undefined;
  value: unknown;
  /** The mode that it applies to. Undefined if the export does not say. */
  mode: Mode | undefined;
  extensions: JsonObject;
}

/** A parsed export, with the user's options for it. */
export interface ExportFile {
  file: string;
  /** The mode from `--mode`. */
  mode: Mode | undefined;
  tree: JsonObject;
}

/**
 * Every token of an export: in the DTCG format in its 2025 or an older edition, and in Tokens Studio's older form
 * without dollar signs. A group's type applies to all its tokens. A token with values by mode is returned once for each
 * mode.
 */
export function readExport({ file, mode, tree }: ExportFile): ExportedToken[] {
  const found: ExportedToken[] = [];
  // Figma writes the mode of a whole file at its root.
  const named = asObject(tree['$extensions'])?.['com.figma.modeName'];
  const ofFile = mode ?? (typeof named === 'string' ? modeIn(named) : undefined) ?? modeIn(baseName(file));
  const visit = (node: unknown, path: readonly string[], inherited: unknown) => {
    const group = asObject(node);
    if (group === undefined) return;
    const type = group['$type'] ?? (typeof group['type'] === 'string' ? group['type'] : undefined) ?? inherited;
    if (!isToken(group)) {
      for (const [key, child] of Object.entries(group))
        if (!key.startsWith('$') || key === '$root') visit(child, key === '$root' ? path : [...path, key], type);
      return;
    }
    const parts = path.flatMap(splitName);
    const extensions = asObject(group['$extensions'] ?? group['extensions']) ?? {};
    const outer = parts
      .slice(0, path.length > 1 ? splitName(path[0]!).length : parts.length)
      .filter((part) => !isModeName(part)).length;
    const token = {
      file,
      outer,
      name: path.join('.'),
      path: parts.filter((part) => !isModeName(part)),
      type: typeof type === 'string' ? type : undefined,
      extensions,
    };
    const said =
      mode ??
      parts.map((part) => (isModeName(part) ? modeIn(part) : undefined)).findLast((each) => each !== undefined) ??
      ofFile;
    const byMode = mode === undefined ? modeValues(extensions) : [];
    if (byMode.length > 0) found.push(...byMode.map(([each, value]) => ({ ...token, mode: each, value })));
    else found.push({ ...token, mode: said, value: valueOf(group) });
  };
  visit(tree, [], undefined);
  return found;
}

function splitName(name: string): string[] {
  return name
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isToken(group: JsonObject): boolean {
  if ('$value' in group || '$ref' in group) return true;
  return 'value' in group && typeof group['type'] === 'string';
}

/** Converts references by JSON pointer into references by name. */
function valueOf(group: JsonObject): unknown {
  const value = '$value' in group ? group['$value'] : group['value'];
  const pointer = group['$ref'] ?? asObject(value)?.['$ref'];
  if (typeof pointer !== 'string') return value;
  const steps = pointer
    .replace(/^#\//, '')
    .split('/')
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
  return `{${steps.filter((step) => step !== '$value').join('.')}}`;
}

/** Returns `Dark` for `exports/Dark.tokens.json`. */
function baseName(file: string): string {
  return file
    .split(/[\\/]/)
    .at(-1)!
    .replace(/(\.tokens)?\.json$/i, '');
}
