import { expect, test } from 'vitest';
import { faultIn } from './wellFormed.ts';

test('passes a sound drawing and names each kind of fault', () => {
  expect(faultIn('<svg viewBox="0 0 1 1"><g id="a"/><use href="#a"/><text>a &amp; b</text></svg>')).toBeUndefined();
  expect(faultIn('<svg><g></svg>')).toContain('closes nothing');
  expect(faultIn('<svg><g>')).toContain('stays open');
  expect(faultIn('<svg><circle r="NaN"/></svg>')).toContain('NaN');
  expect(faultIn('<svg><g id="a"/><g id="a"/></svg>')).toContain('twice');
  expect(faultIn('<svg><rect fill="url(#gold)"/></svg>')).toContain("id 'gold'");
  expect(faultIn('<svg><text>a & b</text></svg>')).toContain('ampersand');
  expect(faultIn('<svg><rect x=1/></svg>')).toContain('no tag');
});
