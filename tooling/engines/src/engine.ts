/** A page in a browser that this package controls, with any protocol. */
export interface Tab {
  /** Opens an address and waits until its document is loaded. */
  open: (address: string) => Promise<void>;
  /** The value of a JavaScript expression in the page. The value must be valid JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Taps a point of the page's view, in CSS pixels. */
  tap: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Errors that the page has thrown and not caught since the tab was opened, if the protocol reports them. */
  errors: readonly string[];
  /** Ends the browser. */
  close: () => Promise<void>;
}

/** The size of a page in CSS pixels. */
export interface View {
  width: number;
  height: number;
}

/** The size of the phone that most screens use. */
export const phoneView: View = { width: 412, height: 823 };

export interface Engine {
  /** Name in reports, for example `Chromium 106`. */
  name: string;
  view: View;
  /**
   * Starts the browser with one empty page of the engine's view.
   * @param script runs in each page before any other script; only Chromium supports it
   */
  start: (script?: string) => Promise<Tab>;
}
