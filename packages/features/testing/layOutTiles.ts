import { onTestFinished, vi } from 'vitest';

/**
 * Until the test is over, gives tiles a height of 4 px, which jsdom does not lay out, so that all those of some hundred
 * are near the window, and frames that come at once.
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
