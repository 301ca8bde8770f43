import { createElement, type SVGProps } from 'react';

/** An icon's parts as lucide defines them: element names with their attributes. */
export type IconParts = readonly (readonly [string, Readonly<Record<string, string>>])[];

/**
 * Creates an icon with lucide's drawing, but without lucide's own component. Given a name, it refers to a drawing in
 * the page. Given parts, it contains the drawing.
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
