import { Parser } from 'htmlparser2';

/** Texts of a drawing by what they are set in, each as it stands in its element. */
export interface PrerenderedText {
  body: string[];
  heading: string[];
}

const headings = new Set(['h1', 'h2', 'h3', 'h4']);
/** Their text is never set. */
const unseen = new Set(['script', 'style', 'template', 'noscript']);

/**
 * Every text that HTML shows, hidden ones included: the page may show them at any time. What only comments divide is one
 * text, as it is for a browser.
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
