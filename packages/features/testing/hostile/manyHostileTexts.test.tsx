import { test } from 'vitest';
import { assertNoHarm } from './assertNoHarm.tsx';
import { hostilePlaces } from './hostilePlaces.tsx';

test.each(hostilePlaces)(
  '$name: 1,000 hostile texts do not run, do not leave their box and cause no report',
  (place) => assertNoHarm(1_000, place),
  120_000,
);
