const elements =
  /^(p|div|span|br|hr|b|strong|i|em|u|s|del|ins|mark|small|sub|sup|h[34]|ul|ol|li|dl|dt|dd|blockquote|pre|code|figure|figcaption|table|caption|thead|tbody|tfoot|tr|th|td|a|img)$/;
const attributes =
  /^(class|href|src|srcset|alt|width|height|loading|decoding|dir|lang|colspan|rowspan|start|target|rel)$/;
/** Those that the product itself gives to what stands in content. */
const classes = /^(scroller|picture)$/;
const links = /^(https:|http:\/\/localhost|tel:|mailto:)/;

/** What content made of itself that may not be: elements, attributes, classes. Nothing where all is well. */
export function harmIn(content: Element): string[] {
  return [...content.querySelectorAll('*')].flatMap((element) => [
    ...(elements.test(element.localName) ? [] : [element.localName]),
    ...[...element.attributes].filter(({ name }) => !attributes.test(name)).map(({ name }) => name),
    ...[...element.classList].filter((name) => !classes.test(name)),
  ]);
}

/**
 * Addresses of a page that may not be there: links that run, or open what can reach back into the page, and pictures
 * that the policy of the merchant would refuse and report.
 *
 * @param pictureOrigins where pictures may come from
 */
export function addressesOfHarmIn(page: Element, pictureOrigins: readonly string[]): string[] {
  const ofLinks = [...page.querySelectorAll('a')].filter(
    ({ href, origin, rel }) =>
      !links.test(href) || (origin !== window.location.origin && rel !== 'noopener noreferrer'),
  );
  const ofPictures = [...page.querySelectorAll('img')]
    .flatMap(({ src, srcset }) => [src, ...srcset.split(', ').map((candidate) => candidate.split(' ')[0]!)])
    .filter((address) => address !== '' && !pictureOrigins.includes(new URL(address, window.location.href).origin));
  return [...ofLinks.map(({ href }) => href), ...ofPictures];
}

/** A page as it is without what its boxes hold: the same for any content that stays in them. */
export function pageAround(page: Element, boxes: string): string {
  const copy = page.cloneNode(true) as Element;
  for (const box of copy.querySelectorAll(boxes)) box.replaceChildren();
  return copy.innerHTML;
}

/** Whether anything has run. */
export const hasRun = (): boolean => 'broken' in window || document.documentElement.dataset['broken'] !== undefined;
