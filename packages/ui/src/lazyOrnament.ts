import { type ComponentType, lazy } from 'react';

/**
 * A drawing that says nothing the words beside it don't say, so it need not come with the first screen. When its code
 * can't be had nothing is drawn, and the screen goes on. Its place must be kept by what stands around it.
 */
export function lazyOrnament<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
}
