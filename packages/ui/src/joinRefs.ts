import type { Ref, RefCallback } from 'react';

/** Returns one ref that sets several refs, for example the ref of the component and the ref of its parent. */
export function joinRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (node) => {
    const undo = refs.map((ref) => {
      if (typeof ref === 'function') return ref(node) ?? (() => void ref(null));
      if (ref) ref.current = node;
      return () => {
        if (ref) ref.current = null;
      };
    });
    return () => {
      for (const end of undo) end();
    };
  };
}
