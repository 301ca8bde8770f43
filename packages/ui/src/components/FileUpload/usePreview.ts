import { type RefObject, useEffect, useState } from 'react';

/**
 * Draws a picture of the person's own into a canvas, filling it. No address is made for the file, so there is none to
 * give back, and the page's policy needs no `blob:`. Tells whether the picture could be read at all.
 */
export function usePreview(file: Blob, ref: RefObject<HTMLCanvasElement | null>): 'loading' | 'shown' | 'broken' {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  useEffect(() => {
    let isCurrent = true;
    const draw = (picture: ImageBitmap) => {
      if (isCurrent && ref.current) fill(ref.current, picture);
      // Twelve million points are held until they are let go.
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
