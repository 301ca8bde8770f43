// oxlint-disable-next-line typescript/triple-slash-reference -- jsdom brings no types, and other packages read this file too
/// <reference path="./jsdom.d.ts" />
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { isInside, svgFacts } from './svgFacts.ts';

/**
 * An SVG without the parts that may not be published: scripts, event handlers, HTML, addresses on other hosts.
 * @throws if harmful parts remain: then no picture is published
 */
export function sanitiseSvg(svg: string): string {
  const { window } = new JSDOM('');
  const purifier = createDOMPurify(window);
  const hasOutside = (text: string) => svgFacts(`<svg><style>${text}</style></svg>`).harmful.length > 0;
  purifier.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName.toLowerCase() === 'style' && hasOutside(node.textContent ?? '')) node.textContent = '';
  });
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    const { attrName, attrValue } = attribute;
    if (/href$/i.test(attrName) ? !isInside(attrValue) : hasOutside(attrValue)) attribute.keepAttr = false;
  });
  const body = purifier.sanitize(svg, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    KEEP_CONTENT: false,
    RETURN_DOM: true,
  }) as Element;
  const root = body.querySelector('svg');
  const clean = root === null ? '' : new window.XMLSerializer().serializeToString(root);
  const { harmful, isSvg } = svgFacts(clean);
  if (!isSvg || harmful.length > 0)
    throw new Error(`The picture is empty without its harmful parts (${harmful.join(', ')}).`);
  return clean;
}
