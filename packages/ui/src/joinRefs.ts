import type { Ref, RefCallback } from 'react';

/** One ref that sets several: the component's own and that of its parent, for example a form library. */
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
