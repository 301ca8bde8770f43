/** A document on the page: the page itself, or a frame with the same origin. */
export interface ShownDocument {
  document: Document;
  /** Position of the document in the view of the page, in CSS pixels. */
  left: number;
  top: number;
}

/** The page and the lotteries' frames in it. Runs in the page, so it uses only old syntax. */
export function shownDocuments(): ShownDocument[] {
  const shown: ShownDocument[] = [{ document, left: 0, top: 0 }];
  document.querySelectorAll('iframe').forEach((frame) => {
    // `null` for a frame of another origin.
    const inside = frame.contentDocument;
    const { left, top, width } = frame.getBoundingClientRect();
    if (inside !== null && inside.documentElement !== null && width > 0) shown.push({ document: inside, left, top });
  });
  return shown;
}
