/** Creates a picture of a game, 3:4. The pictures are inline, so that no story needs a network. */
const picture = (from: string, to: string, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 120"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="90" height="120" fill="url(#g)"/>${body}</svg>`)}`;

const coins =
  '<g fill="#ffd34d" stroke="#b97a00"><circle cx="18" cy="102" r="8"/><circle cx="36" cy="108" r="8"/><circle cx="72" cy="104" r="9"/></g>';

export const gamePictures: readonly string[] = [
  picture(
    '#23308f',
    '#0a1238',
    `<circle cx="45" cy="48" r="34" fill="#ffdc73" opacity=".2"/><path d="M20 46q20-24 44-4l12-10q-3 14 0 24l-12-9Q40 72 20 46z" fill="#ff8a3d"/>${coins}`,
  ),
  picture(
    '#7a1035',
    '#2b0415',
    `<g fill="#ffe7a8"><rect x="14" y="34" width="18" height="40" rx="4"/><rect x="36" y="34" width="18" height="40" rx="4"/><rect x="58" y="34" width="18" height="40" rx="4"/></g>${coins}`,
  ),
  picture(
    '#0f6b57',
    '#03261f',
    `<rect x="20" y="30" width="32" height="46" rx="5" fill="#fff" transform="rotate(-10 36 53)"/><rect x="40" y="32" width="32" height="46" rx="5" fill="#fff" transform="rotate(8 56 55)"/>${coins}`,
  ),
  picture(
    '#4a1d96',
    '#12052e',
    `<path d="M45 22l8 18 20 2-15 13 5 19-18-10-18 10 5-19-15-13 20-2z" fill="#c4a6ff"/>${coins}`,
  ),
];
