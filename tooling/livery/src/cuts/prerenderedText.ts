import { Parser } from 'htmlparser2';

/** Texts of a prerendered page by face, each as it is in its element. */
export interface PrerenderedText {
  body: string[];
  heading: string[];
}

const headings = new Set(['h1', 'h2', 'h3', 'h4']);
/** Elements whose text is never shown. */
const unseen = new Set(['script', 'style', 'template', 'noscript']);

/**
 * Every text in the HTML, including hidden text, because the page may show it at any time. Texts that only comments
 * separate are one text, as in a browser.
 */
export function prerenderedText(html: string): PrerenderedText {
  const text: PrerenderedText = { body: [], heading: [] };
  let piece = '';
  const endPiece = () => {
    const around = open.at(-1);
    if (piece !== '' && around?.isUnseen !== true) text[around?.isHeading === true ? 'heading' : 'body'].push(piece);
    piece = '';
  };
  const open: { isHeading: boolean; isUnseen: boolean }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      endPiece();
      const around = open.at(-1);
      open.push({
        isHeading: around?.isHeading === true || headings.has(name) || 'data-heading' in attributes,
        isUnseen: around?.isUnseen === true || unseen.has(name),
      });
    },
    ontext(data) {
      piece += data;
    },
    onclosetag() {
      endPiece();
      open.pop();
    },
  });
  parser.end(html);
  endPiece();
  return text;
}
