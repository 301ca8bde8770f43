import { expectTypeOf, test } from 'vitest';
import type { TextArea } from '../texts/areas.ts';
import type { TextKey, Translate } from './translate.ts';

// The type check verifies these lines. No code runs.
test('unknown keys, keys of another area and unknown areas are type errors', () => {
  expectTypeOf<'retry'>().toExtend<TextKey<'common'>>();
  expectTypeOf<'retri'>().not.toExtend<TextKey<'common'>>();
  expectTypeOf<'loginTitle'>().toExtend<TextKey<'auth'>>();
  expectTypeOf<'loginTitle'>().not.toExtend<TextKey<'common'>>();
  expectTypeOf<string>().not.toExtend<TextKey<'common'>>();
  expectTypeOf<'commons'>().not.toExtend<TextArea>();
  expectTypeOf<Parameters<Translate<'auth'>>[0]>().toEqualTypeOf<TextKey<'auth'>>();
});
