import { test } from 'vitest';
import { assertNoHarm } from './assertNoHarm.tsx';
import { hostilePlaces } from './hostilePlaces.tsx';

test.each(hostilePlaces)(
  '$name: of 200 hostile texts none runs, leaves its box or would be reported',
  (place) => assertNoHarm(200, place),
  120_000,
);
