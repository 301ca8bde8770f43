import { type ComponentType, lazy, type ReactNode, type Ref, Suspense, use, useEffect, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { cachePicture } from '../../picture/cachePicture.ts';
import { Picture } from '../../picture/Picture.tsx';
import { RecycledPictures } from '../../picture/RecycledPictures.ts';
import { tileWidth } from '../../picture/pictureWidths.ts';
import { useReconnect } from '../../useReconnect.ts';
import styles from './GameImage.module.css';

/** Loaded on first use, because few players see it. If its code cannot be loaded, the frame stays empty. */
const DefaultPicture = lazy<ComponentType<{ alt: string }>>(() =>
  import('./DefaultPicture.tsx').then(
    (code) => ({ default: code.DefaultPicture }),
    () => ({ default: () => null }),
  ),
);

export interface GameImageProps {
  /**
   * Addresses of the picture, tried in order. If none can be loaded, the default picture is shown. An address may
   * contain several sizes, `tile.(112w-216w).avif`, from which the browser selects one.
   */
  sources: readonly string[];
  /** Empty if the name is beside the picture. */
  alt?: string;
  /** Shape of the picture. Default `portrait`, which is 3:4. */
  ratio?: 'portrait' | 'square' | 'wide';
  /** Rendered width in rem. It is used to select the size of the picture. Default: a tile in three columns. */
  width?: number;
  /** Whether the picture loads with high priority, because it is in the first viewport. */
  isEager?: boolean;
  /** Class name that is added to the frame. */
  className?: string;
  /** The frame, for example for `useSharedPicture`. */
  frameRef?: Ref<HTMLSpanElement>;
  /** Content over the picture, for example a badge. */
  children?: ReactNode;
}

/**
 * A picture of a game. It tries its addresses one after the other. When the network is back, it tries all of them
 * again.
 */
export function GameImage({
  sources,
  alt = '',
  ratio = 'portrait',
  width = tileWidth,
  isEager = false,
  className,
  frameRef,
  children,
}: GameImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const image = useRef<HTMLImageElement>(null);
  const source = sources.find((address) => !failed.includes(address));

  const recycled = use(RecycledPictures);
  // In a recycled tile, remove the failed addresses of the previous game.
  const fail = (address: string) => setFailed((before) => [...before.filter((one) => sources.includes(one)), address]);

  // A prerendered picture may have failed before React added its listener.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && source !== undefined)
      setFailed((before) => [...before, source]);
  }, [source]);

  useReconnect(source === undefined && sources.length > 0, () => setFailed([]));

  return (
    <span ref={frameRef} data-place className={classNames(styles.frame, styles[ratio], className)}>
      {source === undefined ? (
        <Suspense>
          <DefaultPicture alt={alt} />
        </Suspense>
      ) : recycled === 'delayed' ? null : (
        <Picture
          key={source}
          ref={image}
          alt={alt}
          className={styles.image}
          loading={isEager || recycled ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onLoad={(event) => cachePicture(event.currentTarget)}
          onError={() => fail(source)}
          address={source}
          rem={width}
        />
      )}
      {children}
    </span>
  );
}
