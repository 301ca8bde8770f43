import { expect, test } from 'vitest';
import { findSvgFault } from './findSvgFault.ts';

test('accepts a valid SVG and reports each kind of fault', () => {
  expect(
    findSvgFault('<svg viewBox="0 0 1 1"><g id="a"/><use href="#a"/><text>a &amp; b</text></svg>'),
  ).toBeUndefined();
  expect(findSvgFault('<svg><g></svg>')).toContain('closes nothing');
  expect(findSvgFault('<svg><g>')).toContain('stays open');
  expect(findSvgFault('<svg><circle r="NaN"/></svg>')).toContain('NaN');
  expect(findSvgFault('<svg><g id="a"/><g id="a"/></svg>')).toContain('twice');
  expect(findSvgFault('<svg><rect fill="url(#gold)"/></svg>')).toContain("id 'gold'");
  expect(findSvgFault('<svg><text>a & b</text></svg>')).toContain('ampersand');
  expect(findSvgFault('<svg><rect x=1/></svg>')).toContain('no tag');
});
