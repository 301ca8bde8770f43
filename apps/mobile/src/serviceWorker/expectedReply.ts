/*
 * Functions that check whether a reply is the requested file. A captive portal sends 200 and another document. A server
 * that replies to every address with its start page does the same. If the worker cached such a reply, it would serve it
 * forever.
 */

const script = /^(?:text|application)\/(?:x-)?(?:java|ecma)script$/;
const picture = /^image\//;
/** Media types of fonts. Some servers do not send the exact type. */
const font = /^(?:font\/|application\/(?:x-)?font|(?:application|binary)\/octet-stream$)/;

/** Media types allowed for a file, by the extension of its name. */
const expectedTypes: Readonly<Record<string, RegExp>> = {
  js: script,
  css: /^text\/css$/,
  json: /^(?:application|text)\/(?:[\w.-]+\+)?json$/,
  html: /^text\/html$/,
  svg: /^image\/svg\+xml$/,
  avif: picture,
  jpg: picture,
  png: picture,
  webp: picture,
  woff2: font,
};

/** Whether a reply is complete, comes from the address itself, and has a type that fits the extension of the path. */
export function hasExpectedType(reply: Response, pathname: string): boolean {
  if (reply.status !== 200 || reply.redirected) return false;
  const type = (reply.headers.get('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  const expected = expectedTypes[pathname.slice(pathname.lastIndexOf('.') + 1)];
  return expected === undefined ? type !== 'text/html' : expected.test(type);
}

/**
 * Whether a reply has the content with this hash. This function reads the reply, so pass a copy.
 * @param hash a hash from `contentHash` of the assemble step
 */
export async function hasExpectedContent(reply: Response, hash: string): Promise<boolean> {
  const digest = await crypto.subtle.digest('SHA-256', await reply.arrayBuffer());
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return text.replaceAll(/[+/=]/g, '').slice(0, hash.length) === hash;
}

/** Whether a reply is a page of this merchant, and not the login page of a network. This function reads the reply. */
export async function isPageOf(reply: Response, merchantCode: string): Promise<boolean> {
  return hasExpectedType(reply, '.html') && (await reply.text()).includes(` data-merchant="${merchantCode}"`);
}
