/** A page in a browser that this package drives, whatever protocol the browser speaks. */
export interface Tab {
  /** Goes to an address and waits until its document is loaded. */
  open: (address: string) => Promise<void>;
  /** The value of an expression of JavaScript in the page, which JSON can carry. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Presses a point of the page's view, in CSS pixels. */
  tap: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Errors that the page has thrown and not caught since the tab was opened, as far as the protocol reports them. */
  errors: readonly string[];
  /** Ends the browser. */
  close: () => Promise<void>;
}

/** The size of a page in CSS pixels. */
export interface View {
  width: number;
  height: number;
}

/** A phone on which most screens are looked at. */
export const phoneView: View = { width: 412, height: 823 };

export interface Engine {
  /** Such as `Chromium 106`. */
  name: string;
  view: View;
  /**
   * Starts the browser with one empty page of the engine's view.
   * @param script runs in each page before any other script; only Chromium has it
   */
  start: (script?: string) => Promise<Tab>;
}
