import { test } from 'vitest';
import { assertSafeRendering } from './assertSafeRendering.tsx';
import { hostilePlaces } from './hostilePlaces.tsx';

test.each(hostilePlaces)(
  '$name: 1,000 hostile texts do not run, do not leave their box and cause no report',
  (place) => assertSafeRendering(1_000, place),
  120_000,
);
