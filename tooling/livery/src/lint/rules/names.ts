/** Names that do not describe the content. */
const vague = /^(utils?|helpers?|commons?|misc)$/i;
/**
 * Allowed suffixes. `once` is only used before `test`. It is for behaviour that is the same for every merchant, so that
 * it is tested with one merchant only.
 */
const suffixes = ['api', 'schema', 'transform', 'stories', 'test', 'config', 'd', 'module', 'once'];

/**
 * The problem of a path, or undefined. No folder or file may be called utils, helpers or common, and no suffix may be
 * outside the closed list. `path` is relative to the root, with forward slashes.
 */
export function problemOfName(path: string): string | undefined {
  const parts = path.split('/');
  const [stem = '', ...endings] = parts.at(-1)!.replace(/^\./, '').split('.');
  const word = [...parts.slice(0, -1), stem].find((part) => vague.test(part));
  if (word !== undefined)
    return `"${word}" does not describe the content. Use a name that does, for example money, digits or captcha.`;
  if (!['ts', 'tsx', 'css'].includes(endings.at(-1) ?? '')) return undefined;
  const suffix = endings.slice(0, -1).find((ending) => !suffixes.includes(ending));
  if (suffix === undefined) return undefined;
  return `The suffix ".${suffix}" is not one of ours (.api .schema .transform .stories .test .module.css). Put the meaning into the name.`;
}
