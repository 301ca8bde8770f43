import { sample, times } from '@livery/config/sample';
import { test } from 'vitest';
import { assertSafeRendering } from './assertSafeRendering.tsx';
import { hostilePlaces } from './hostilePlaces.tsx';

const count = times(20, 200);

// `manyHostileTexts.test.tsx` checks 1,000 texts.
test.each(sample(hostilePlaces, 4))(
  '$name: hostile texts do not run, do not leave their box and cause no report',
  (place) => assertSafeRendering(count, place),
  120_000,
);
