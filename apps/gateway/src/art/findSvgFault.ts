const NAME = '[A-Za-z_][\\w.:-]*';
const TAG = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`, 'y');
const ATTRIBUTE = new RegExp(`(${NAME})="([^"]*)"`, 'g');
const LOOSE = /&(?!(?:amp|lt|gt|quot|#\d+);)/;

/**
 * Finds the first fault of a generated SVG; undefined if it is valid. The check is stricter than XML requires. Tags
 * must balance. Attributes must be quoted and unique, and ids unique. Every referenced `#id` must exist. No number may
 * be NaN or undefined.
 */
export function findSvgFault(svg: string): string | undefined {
  const open: string[] = [];
  const ids = new Set<string>();
  const asked: string[] = [];
  let at = 0;
  while (at < svg.length) {
    const next = svg.indexOf('<', at);
    const text = svg.slice(at, next < 0 ? undefined : next);
    if (LOOSE.test(text)) return `a bare ampersand in '${text.slice(0, 40)}'`;
    if (next < 0) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(svg);
    if (tag === null) return `no tag at '${svg.slice(next, next + 60)}'`;
    const [whole, closing, name, attributes, empty] = tag as unknown as [string, string, string, string, string];
    const seen = new Set<string>();
    for (const [, key, value] of attributes.matchAll(ATTRIBUTE) as Iterable<[string, string, string]>) {
      if (seen.has(key)) return `'${key}' twice on <${name}>`;
      seen.add(key);
      if (/NaN|undefined|Infinity/.test(value) && key !== 'aria-label')
        return `${key}="${value.slice(0, 40)}" on <${name}>`;
      if (LOOSE.test(value)) return `a bare ampersand in ${key}`;
      if (key === 'id') {
        if (ids.has(value)) return `the id '${value}' twice`;
        ids.add(value);
      }
      const target = /^(?:url\()?#([\w-]+)\)?$/.exec(value);
      if (target !== null && !/^#[0-9a-f]{3,8}$/i.test(value)) asked.push(target[1] as string);
      if (key === 'href') asked.push(value.slice(1));
    }
    if (closing === '/') {
      if (open.pop() !== name) return `</${name}> closes nothing`;
    } else if (empty === '') open.push(name);
    at = next + whole.length;
  }
  if (open.length > 0) return `<${open.at(-1)}> stays open`;
  const missing = asked.find((id) => !ids.has(id));
  return missing === undefined ? undefined : `nothing has the id '${missing}'`;
}
