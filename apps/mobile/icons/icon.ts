import { createElement, type SVGProps } from 'react';

/** An icon's parts as lucide gives them: names of elements with their attributes. */
export type IconParts = readonly (readonly [string, Readonly<Record<string, string>>])[];

/**
 * An icon as lucide draws it, without lucide's own machinery. Given a name, it refers to a drawing that stands in the
 * page; given parts, it brings the drawing itself.
 */
/* @__NO_SIDE_EFFECTS__ */
export function icon(drawing: string | IconParts) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] === undefined,
        ...props,
      },
      typeof drawing === 'string'
        ? createElement('use', { href: `#${drawing}` })
        : drawing.map(([element, attributes], index) => createElement(element, { key: index, ...attributes })),
    );
}
