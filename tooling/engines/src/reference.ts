import { chromiumEngine } from './chromium.ts';
import type { View } from './engine.ts';
import type { Scene } from './scenes.ts';
import { type Seen, visit } from './visit.ts';

/** Shows scenes in the current Chromium, once for each view. Other engines are compared with it. */
export function createReference(originOf: (merchant: string) => string, scenes: readonly Scene[]) {
  const shown = new Map<View, Promise<Map<Scene, Seen>>>();
  return (view: View): Promise<Map<Scene, Seen>> => {
    const seen = shown.get(view) ?? visit(chromiumEngine('current Chromium', undefined, view), originOf, scenes);
    shown.set(view, seen);
    return seen;
  };
}
