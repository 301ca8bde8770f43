import { useNearViewport } from '@livery/ui/touch';
import { type ComponentType, Suspense, useRef } from 'react';
import { lazyPart } from '@livery/foundation/code';
import styles from './LobbyBlock.module.css';

/**
 * A block far down on home. Its place is kept until someone comes near; only then are code, words and data asked for.
 * It gives its place up when it has nothing to show, or can't be had: home is only shorter then.
 */
export function lobbyBlock<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType,
) {
  const Code = lazyPart(load);
  return function LobbyBlock(props: Props) {
    const ref = useRef<HTMLDivElement>(null);
    const isNear = useNearViewport(ref);
    return (
      <div ref={ref} className={styles.block} aria-busy={!isNear}>
        {isNear ? (
          <Suspense fallback={<Placeholder />}>
            <Code {...props} />
          </Suspense>
        ) : (
          <Placeholder />
        )}
      </div>
    );
  };
}
