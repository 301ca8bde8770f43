import { test } from 'vitest';
import { assertNoHarm } from './assertNoHarm.tsx';
import { hostilePlaces } from './hostilePlaces.tsx';

test.each(hostilePlaces)(
  '$name: 200 hostile texts do not run, do not leave their box and cause no report',
  (place) => assertNoHarm(200, place),
  120_000,
);
