/** Creates a banner, 16:7. The pictures are inline, so that no story needs a network. */
const picture = (from: string, to: string, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 70"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="160" height="70" fill="url(#g)"/>${body}</svg>`)}`;

export const bannerPictures: readonly string[] = [
  picture(
    '#23308f',
    '#0a1238',
    '<circle cx="122" cy="34" r="26" fill="#ffdc73" opacity=".25"/><path d="M98 48l8-26 12 16 6-22 8 22 12-16 6 26z" fill="#ffd34d"/>',
  ),
  picture(
    '#0f6b57',
    '#03261f',
    '<path d="M0 52q20-10 40 0t40 0 40 0 40 0v18H0z" fill="#1f9d80"/><path d="M112 14c16 6 22 18 20 32h-20z" fill="#ff97ba"/><path d="M98 48h44q-8 10-22 10t-22-10z" fill="#6d3b1f"/>',
  ),
];
