import { expect, test } from 'vitest';
import { sanitiseSvg } from './sanitiseSvg.ts';
import { svgFacts } from './svgFacts.ts';

const drawing = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"${attributes}><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><path id="p" fill="url(#g)" d="M0 0h40v20H0z"/>${inner}</svg>`;

const harmful: [string, string][] = [
  [drawing('<script>alert(1)</script>'), '<script>'],
  [drawing('<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'), '<svg:script>'],
  [drawing('', ' onload="alert(1)"'), 'onload="…" at <svg>'],
  [drawing('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'), '<foreignObject>'],
  [drawing('<image href="https://evil.example/x.png"/>'), 'href="https://evil.example/x.png" at <image>'],
  [drawing('<image xlink:href="//evil.example/x.png"/>'), 'xlink:href="//evil.example/x.png" at <image>'],
  [drawing('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), 'href="javascript:alert(1)" at <a>'],
  [drawing('<style>@import "https://evil.example/x.css";</style>'), '@import in <style>'],
  [
    drawing('<style>path{fill:url(https://evil.example/x.svg#a)}</style>'),
    'url(https://evil.example/x.svg#a) in <style>',
  ],
  [drawing('<path style="fill:url(//evil.example/x)" d="M0 0"/>'), 'url(//evil.example/x) at <path>'],
  [drawing('<use href="other.svg#a"/>'), 'href="other.svg#a" at <use>'],
  [drawing('<image href="data:image/svg+xml,%3Csvg%3E"/>'), 'href="data:image/svg+xml,%3Csvg%3E" at <image>'],
  [
    drawing('<a id="l"><animate attributeName="href" to="javascript:alert(1)"/></a>'),
    'attributeName="href" at <animate>',
  ],
  [`<!DOCTYPE svg [<!ENTITY x "y">]>${drawing('')}`, '<!DOCTYPE>'],
];

test.each(harmful.map(([svg, named]) => [named, svg] as const))(
  '%s is reported, and sanitiseSvg removes it',
  (named, svg) => {
    const found = svgFacts(svg).harmful;
    expect(found.join('\n').toLowerCase()).toContain(named.toLowerCase().replace('>', ''));
    const clean = sanitiseSvg(svg);
    expect(svgFacts(clean)).toEqual({ size: { width: 40, height: 20 }, harmful: [], isSvg: true });
    expect(clean).not.toMatch(/evil|alert|javascript/);
    expect(clean).toContain('fill="url(#g)"');
  },
);

test('a harmless SVG has no fault', () => {
  const harmless = drawing(
    '<style>.a{fill:url(#g)}</style><use href="#p" class="a"/><use xlink:href="#p"/><image href="data:image/png;base64,AAAA"/><text>ON</text>',
  );
  expect(svgFacts(harmless).harmful).toEqual([]);
});

test.each([
  ['<svg width="12" height="6"/>', { width: 12, height: 6 }],
  ['<svg viewBox="0,0,24,12"/>', { width: 24, height: 12 }],
  ['<svg/>', undefined],
  ['<svg viewBox="0 0 0 0"/>', undefined],
])('svgFacts returns the size of %s', (svg, size) => {
  expect(svgFacts(svg).size).toEqual(size);
});

test.each(['', 'PNG', '<html><svg/></html>', '<p>'])('%j is not an SVG', (text) => {
  expect(svgFacts(text).isSvg).toBe(false);
});
