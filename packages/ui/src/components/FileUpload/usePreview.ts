import { type RefObject, useEffect, useState } from 'react';

/**
 * Draws the player's picture into a canvas, so that it fills the canvas. It uses no object URL, so no URL has to be
 * revoked, and the content security policy needs no `blob:`. Returns whether the picture could be read.
 */
export function usePreview(file: Blob, ref: RefObject<HTMLCanvasElement | null>): 'loading' | 'shown' | 'broken' {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  useEffect(() => {
    let isCurrent = true;
    const draw = (picture: ImageBitmap) => {
      if (isCurrent && ref.current) fill(ref.current, picture);
      // Release the memory of the bitmap, which may have twelve million pixels.
      picture.close();
    };
    createImageBitmap(file)
      .then(draw)
      .then(
        () => isCurrent && setState('shown'),
        () => isCurrent && setState('broken'),
      );
    return () => {
      isCurrent = false;
    };
  }, [file, ref]);
  return state;
}

function fill(canvas: HTMLCanvasElement, picture: ImageBitmap) {
  const side = Math.round(canvas.clientWidth * devicePixelRatio);
  canvas.width = side;
  canvas.height = side;
  const scale = side / Math.min(picture.width, picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  canvas.getContext('2d')?.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
}
