import { expectTypeOf, test } from 'vitest';
import type { TextArea } from '../texts/areas.ts';
import type { TextKey, Translate } from './translate.ts';

// Held by the type check: none of this runs.
test('a key is one of its own area: an unknown key, another area’s key and an unknown area are type errors', () => {
  expectTypeOf<'retry'>().toExtend<TextKey<'common'>>();
  expectTypeOf<'retri'>().not.toExtend<TextKey<'common'>>();
  expectTypeOf<'loginTitle'>().toExtend<TextKey<'auth'>>();
  expectTypeOf<'loginTitle'>().not.toExtend<TextKey<'common'>>();
  expectTypeOf<string>().not.toExtend<TextKey<'common'>>();
  expectTypeOf<'commons'>().not.toExtend<TextArea>();
  expectTypeOf<Parameters<Translate<'auth'>>[0]>().toEqualTypeOf<TextKey<'auth'>>();
});
