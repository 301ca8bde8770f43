const sides: Readonly<Record<string, string>> = {
  left: 'inline-start',
  right: 'inline-end',
  top: 'block-start',
  bottom: 'block-end',
};
const corners: Readonly<Record<string, string>> = {
  'top-left': 'start-start',
  'top-right': 'start-end',
  'bottom-left': 'end-start',
  'bottom-right': 'end-end',
};

/** The logical replacement for a physical property or value. Undefined if it already follows the writing direction. */
export function logicalInstead(property: string, value: string): string | undefined {
  const side = sides[property];
  if (side !== undefined) return `inset-${side}`;
  const corner = corners[/^border-(.+)-radius$/.exec(property)?.[1] ?? ''];
  if (corner !== undefined) return `border-${corner}-radius`;
  const [, box, named, rest = ''] =
    /^((?:scroll-)?(?:margin|padding)|border)-(left|right|top|bottom)(-.+)?$/.exec(property) ?? [];
  if (box !== undefined && named !== undefined) return `${box}-${sides[named]}${rest}`;
  const [, limit = '', size] = /^(min-|max-)?(width|height)$/.exec(property) ?? [];
  if (size !== undefined) return `${limit}${size === 'width' ? 'inline-size' : 'block-size'}`;
  if (['text-align', 'float', 'clear'].includes(property)) {
    const word = /^(left|right)\b/.exec(value)?.[1];
    if (word !== undefined)
      return `${property}: ${property === 'text-align' ? '' : 'inline-'}${word === 'left' ? 'start' : 'end'}`;
  }
  return foursided(property, value);
}

/** `margin: 1px 2px 3px 4px` sets left and right separately, and the shorthand has no logical form. */
function foursided(property: string, value: string): string | undefined {
  if (
    ![
      'margin',
      'padding',
      'inset',
      'scroll-margin',
      'scroll-padding',
      'border-width',
      'border-color',
      'border-style',
    ].includes(property)
  )
    return undefined;
  const parts = value.replace(/\s*!important$/, '').match(/(?:[\w-]*\((?:[^()]|\([^()]*\))*\)|[^\s()])+/g) ?? [];
  if (parts.length !== 4 || parts[1] === parts[3]) return undefined;
  return property.startsWith('border')
    ? `border-block-${property.slice(7)} and border-inline-${property.slice(7)}`
    : `${property}-block and ${property}-inline`;
}
