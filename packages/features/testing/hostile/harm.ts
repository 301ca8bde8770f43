const elements =
  /^(p|div|span|br|hr|b|strong|i|em|u|s|del|ins|mark|small|sub|sup|h[34]|ul|ol|li|dl|dt|dd|blockquote|pre|code|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td|a|img)$/;
const attributes =
  /^(class|href|src|srcset|alt|width|height|loading|decoding|dir|lang|colspan|rowspan|start|target|rel)$/;
/** The classes that the product itself adds to content. */
const classes = /^(scroller|picture)$/;
const links = /^(https:|http:\/\/localhost|tel:|mailto:)/;

/** Returns the elements, attributes and classes of the content that are not allowed. Empty if there are none. */
export function findUnsafeContent(content: Element): string[] {
  return [...content.querySelectorAll('*')].flatMap((element) => [
    ...(elements.test(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].filter(({ name }) => !attributes.test(name)).map(({ name }) => name),
    ...[...element.classList].filter((name) => !classes.test(name)),
  ]);
}

/**
 * Returns the addresses of a page that are not allowed: links that run code, links whose page can access the opener,
 * and pictures that the merchant's policy would refuse and report.
 *
 * @param pictureOrigins the allowed origins of pictures
 */
export function findUnsafeAddresses(page: Element, pictureOrigins: readonly string[]): string[] {
  const ofLinks = [...page.querySelectorAll('a')].filter(
    ({ href, origin, rel }) =>
      !links.test(href) || (origin !== window.location.origin && rel !== 'noopener noreferrer'),
  );
  const ofPictures = [...page.querySelectorAll('img')]
    .flatMap(({ src, srcset }) => [src, ...srcset.split(', ').map((candidate) => candidate.split(' ')[0]!)])
    .filter((address) => address !== '' && !pictureOrigins.includes(new URL(address, window.location.href).origin));
  return [...ofLinks.map(({ href }) => href), ...ofPictures];
}

/**
 * Returns the page without the content of its boxes. The result is equal for all contents that stay inside their boxes.
 */
export function pageAround(page: Element, boxes: string): string {
  const copy = page.cloneNode(true) as Element;
  for (const box of copy.querySelectorAll(boxes)) box.replaceChildren();
  return copy.innerHTML;
}

/** Whether any script has run. */
export const hasRun = (): boolean => 'broken' in window || document.documentElement.dataset['broken'] !== undefined;
