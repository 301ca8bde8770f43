import { Parser } from 'htmlparser2';

/** Facts about an SVG. */
export interface SvgFacts {
  /**
   * Width and height from its `viewBox`, or else from its attributes, in its own units. Undefined if it has neither.
   */
  size: { width: number; height: number } | undefined;
  /** Parts that may not be published, without duplicates: scripts, event handlers, HTML, addresses on other hosts. */
  harmful: string[];
  /** Whether the root element is `svg`. */
  isSvg: boolean;
}

/** Elements that run code, or load a page or another file into the picture. */
const harmfulElements: ReadonlySet<string> = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
]);

/** Reads an SVG without drawing it. Never throws. */
export function svgFacts(svg: string): SvgFacts {
  const harmful = new Set<string>();
  let root: Readonly<Record<string, string>> | undefined;
  let isSvg = false;
  let inStyle = false;
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (/^!doctype|^!entity/i.test(name) || name.startsWith('?xml-stylesheet')) harmful.add(`<${name}>`);
      },
      onopentag: (name, attributes) => {
        if (root === undefined) {
          root = attributes;
          isSvg = name === 'svg';
        }
        const plain = name.replace(/^.*:/, '').toLowerCase();
        if (harmfulElements.has(plain)) harmful.add(`<${name}>`);
        inStyle = plain === 'style';
        for (const [key, value] of Object.entries(attributes))
          for (const fault of faultsOf(name, key, value)) harmful.add(fault);
      },
      ontext: (words) => {
        if (inStyle) for (const fault of outsideIn(words)) harmful.add(`${fault} in <style>`);
      },
      onclosetag: () => {
        inStyle = false;
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(svg);
  return { size: root && sizeOf(root), harmful: [...harmful], isSvg };
}

function faultsOf(element: string, key: string, value: string): string[] {
  if (/^on/i.test(key)) return [`${key}="…" at <${element}>`];
  if (/^(xlink:)?href$/i.test(key) && !isInside(value)) return [`${key}="${shortened(value)}" at <${element}>`];
  // An animation could set an address there later.
  if (key === 'attributeName' && /href$|^on/i.test(value)) return [`attributeName="${value}" at <${element}>`];
  return outsideIn(value).map((fault) => `${fault} at <${element}>`);
}

/** Whether an address refers to a part of the same picture, or is an embedded picture. */
export const isInside = (address: string): boolean =>
  /^\s*(#|data:image\/(png|jpeg|gif|webp)[;,])/i.test(address) || address.trim() === '';

/** Addresses on other hosts that a style loads. */
function outsideIn(style: string): string[] {
  const addresses = [...style.matchAll(/url\(\s*['"]?([^'")]*)/gi)].map(([, address]) => address!);
  return [
    ...addresses.filter((address) => !isInside(address)).map((address) => `url(${shortened(address)})`),
    ...(/@import/i.test(style) ? ['@import'] : []),
  ];
}

const shortened = (address: string) => (address.length > 40 ? `${address.slice(0, 39)}…` : address);

/** A percentage is not a length. */
const lengthOf = (written = '') => (written.includes('%') ? Number.NaN : Number.parseFloat(written));

function sizeOf({ viewBox, width, height }: Readonly<Record<string, string>>): SvgFacts['size'] {
  const [, , wide, high] =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const size =
    wide === undefined ? { width: lengthOf(width), height: lengthOf(height) } : { width: wide, height: high! };
  return size.width > 0 && size.height > 0 ? size : undefined;
}
