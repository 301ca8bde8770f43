import { type ComponentType, lazy } from 'react';
import { loadCode } from './loadCode.ts';

/**
 * A part of a screen whose code loads when it is first shown; put it into a `<Suspense>`. When the code can't be had,
 * even at the second try, `Without` stands in its place, by default nothing: the screen around it does not fall.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Without: ComponentType<Props> = () => null,
) {
  return lazy(async () => ({ default: await loadCode(load).catch(() => Without) }));
}
