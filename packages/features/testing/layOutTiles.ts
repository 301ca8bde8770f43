import { onTestFinished, vi } from 'vitest';

/**
 * Gives tiles a size of 4 px until the end of the test, because jsdom has no layout. So a list of about a hundred tiles
 * is near the viewport. Animation frames run immediately.
 */
export function layOutTiles(): void {
  const styles = document.createElement('style');
  styles.textContent = '[role="listitem"] { padding-block-end: 0px }';
  document.head.append(styles);
  const box = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 4));
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setImmediate(draw, 0));
  vi.stubGlobal('cancelAnimationFrame', (frame: NodeJS.Immediate | 0) => frame !== 0 && clearImmediate(frame));
  onTestFinished(() => {
    styles.remove();
    box.mockRestore();
    vi.unstubAllGlobals();
  });
}
