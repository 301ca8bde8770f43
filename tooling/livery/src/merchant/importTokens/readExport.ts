import type { Mode } from '@livery/merchant/theme';
import { asObject, type JsonObject } from './asObject.ts';
import { modeIn, modeValues, saysOnlyAMode } from './modeIn.ts';

/** One token of an export, as the design tool wrote it. */
export interface ExportedToken {
  /** The file, as the person named it. */
  file: string;
  /**
   * Names of its groups and its own, such as `['brand', 'color', 'accent']`: slashes split, groups that only say a mode
   * left out.
   */
  path: readonly string[];
  /** How many of these came of the outermost group's name: a set or a collection may be called anything. */
  outer: number;
  /** The path as it stands in the file, dotted: what references name. */
  name: string;
  type: string | undefined;
  value: unknown;
  /** The mode it counts in; undefined where nothing says one. */
  mode: Mode | undefined;
  extensions: JsonObject;
}

/** What a person says of a file. */
export interface ExportFile {
  file: string;
  /** The mode that `--mode` gave it. */
  mode: Mode | undefined;
  tree: JsonObject;
}

/**
 * Every token of an export: of the DTCG format in its edition of 2025 or older, and of the form without dollar signs that
 * Tokens Studio had before. A group's type counts for all within. A token that has values by mode comes out once for each.
 */
export function readExport({ file, mode, tree }: ExportFile): ExportedToken[] {
  const found: ExportedToken[] = [];
  // Figma names the mode of a whole file at its root.
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
      .filter((part) => !saysOnlyAMode(part)).length;
    const token = {
      file,
      outer,
      name: path.join('.'),
      path: parts.filter((part) => !saysOnlyAMode(part)),
      type: typeof type === 'string' ? type : undefined,
      extensions,
    };
    const said =
      mode ??
      parts.map((part) => (saysOnlyAMode(part) ? modeIn(part) : undefined)).findLast((each) => each !== undefined) ??
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

/** References by JSON pointer come out as references by name. */
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

/** `exports/Dark.tokens.json` is `Dark`. */
function baseName(file: string): string {
  return file
    .split(/[\\/]/)
    .at(-1)!
    .replace(/(\.tokens)?\.json$/i, '');
}
