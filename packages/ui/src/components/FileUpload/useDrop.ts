import { type DragEvent, useState } from 'react';

/** Handlers that let the player drop files on an element. */
export function useDrop(onDrop: (files: readonly File[]) => void, canDrop: boolean) {
  // Entering a child leaves its parent, so a counter decides whether the files are still over the element.
  const [depth, setDepth] = useState(0);
  const carriesFiles = (event: DragEvent) => canDrop && event.dataTransfer.types.includes('Files');
  return {
    isOver: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => carriesFiles(event) && setDepth((now) => now + 1),
      onDragLeave: (event: DragEvent) => carriesFiles(event) && setDepth((now) => Math.max(0, now - 1)),
      // Without this, the browser would open the file and leave the page.
      onDragOver: (event: DragEvent) => carriesFiles(event) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        onDrop([...event.dataTransfer.files]);
      },
    },
  };
}
