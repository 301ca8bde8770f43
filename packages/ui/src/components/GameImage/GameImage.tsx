import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../classNames.ts';
import { pictureCandidates } from '../../picture/pictureCandidates.ts';
import { tileWidth } from '../../picture/pictureWidths.ts';
import { DefaultPicture } from './DefaultPicture.tsx';
import styles from './GameImage.module.css';

export interface GameImageProps {
  /**
   * Addresses of the same picture, tried in order; if none loads, the default picture is shown. One may name several
   * sizes, `tile.(112w-216w).avif`, of which the browser chooses.
   */
  sources: readonly string[];
  /** Empty if the name stands beside the picture. */
  alt?: string;
  /** Default `portrait`, which is 3:4. */
  ratio?: 'portrait' | 'square' | 'wide';
  /** Width at which it is shown, in rem, for the choice of its size. Default: a tile in three columns. */
  width?: number;
  /** In sight at once: loaded first, and without a fade. */
  isEager?: boolean;
}

/** A game's picture that tries each of its addresses in turn. */
export function GameImage({
  sources,
  alt = '',
  ratio = 'portrait',
  width = tileWidth,
  isEager = false,
}: GameImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<string>();
  const image = useRef<HTMLImageElement>(null);
  const source = sources.find((address) => !failed.includes(address));

  // A prerendered picture may have loaded, or failed, before anyone listened.
  useEffect(() => {
    if (!image.current?.complete || source === undefined) return;
    if (image.current.naturalWidth > 0) setLoaded(source);
    else setFailed((before) => [...before, source]);
  }, [source]);

  return (
    <span
      data-place
      className={classNames(styles.frame, styles[ratio])}
      data-state={source === undefined ? 'default' : loaded === source ? 'loaded' : 'loading'}
    >
      {source === undefined ? (
        <DefaultPicture alt={alt} />
      ) : (
        <img
          key={source}
          ref={image}
          alt={alt}
          className={classNames(styles.image, !isEager && styles.fades)}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onLoad={() => setLoaded(source)}
          onError={() => setFailed((before) => [...before, source])}
          {...pictureCandidates(source, width)}
        />
      )}
    </span>
  );
}
