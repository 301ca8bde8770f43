/** Pictures for stories only, drawn here so that stories need no network. */
const svg = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`;

const ground = (from: string, to: string, width = 90, height = 120) =>
  `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>`;

const coins =
  '<g fill="#ffd34d" stroke="#b97a00"><circle cx="18" cy="102" r="8"/><circle cx="34" cy="108" r="8"/><circle cx="72" cy="104" r="9"/><circle cx="56" cy="110" r="7"/></g>';

export const samplePictures: readonly string[] = [
  svg(
    90,
    120,
    `${ground('#23308f', '#0a1238')}<circle cx="45" cy="48" r="34" fill="#ffdc73" opacity=".2"/><path d="M20 46q20-24 44-4l12-10q-3 14 0 24l-12-9Q40 72 20 46z" fill="#ff8a3d"/><circle cx="34" cy="43" r="3" fill="#fff"/><path d="M0 88q22-14 45-4t45-6v42H0z" fill="#123a8c"/>${coins}`,
  ),
  svg(
    90,
    120,
    `${ground('#7a1035', '#2b0415')}<g fill="#ffe7a8" stroke="#e0a93a" stroke-width="2"><rect x="14" y="34" width="18" height="40" rx="4"/><rect x="36" y="34" width="18" height="40" rx="4"/><rect x="58" y="34" width="18" height="40" rx="4"/></g><g fill="none" stroke="#c01234" stroke-width="4"><path d="M18 46h10l-6 20M40 46h10l-6 20M62 46h10l-6 20"/></g>${coins}`,
  ),
  svg(
    90,
    120,
    `${ground('#0f6b57', '#03261f')}<g stroke="#06372d"><rect x="20" y="30" width="32" height="46" rx="5" fill="#fff" transform="rotate(-10 36 53)"/><rect x="40" y="32" width="32" height="46" rx="5" fill="#fff" transform="rotate(8 56 55)"/></g><path d="M56 44c8 8 11 12 8 17-2 3-6 3-8 0-2 3-6 3-8 0-3-5 0-9 8-17z" fill="#111"/>${coins}`,
  ),
  svg(
    90,
    120,
    `${ground('#f2994a', '#8c2f07')}<circle cx="45" cy="50" r="30" fill="#ffe08a"/><path d="M18 74q27-30 54 0z" fill="#6b1f00"/><path d="M30 62l8-18 7 14 7-14 8 18z" fill="#c0392b"/><rect y="86" width="90" height="34" fill="#5c1a02"/>${coins}`,
  ),
  svg(
    90,
    120,
    `${ground('#4a1d96', '#12052e')}<path d="M45 22l8 18 20 2-15 13 5 19-18-10-18 10 5-19-15-13 20-2z" fill="#c4a6ff"/><circle cx="45" cy="54" r="9" fill="#fff" opacity=".7"/>${coins}`,
  ),
  svg(
    90,
    120,
    `${ground('#0e7490', '#04263a')}<circle cx="45" cy="54" r="26" fill="#fff"/><path d="M45 40l13 9-5 15H37l-5-15z" fill="#10324a"/><path d="M45 28v12M70 47l-12 2M61 77l-8-13M29 77l8-13M20 47l12 2" stroke="#10324a" stroke-width="2"/>${coins}`,
  ),
];

export const sampleBanners: readonly string[] = [
  svg(
    1120,
    490,
    `${ground('#14206b', '#060a26', 1120, 490)}<path d="M0 300c180-180 330-60 560-120s380-140 560-20v330H0z" fill="#43e8b3" opacity=".3"/><path d="M0 360c220-130 400-10 620-70s340-60 500 0v200H0z" fill="#b39cff" opacity=".35"/><circle cx="900" cy="130" r="60" fill="#eef2ff"/>`,
  ),
  svg(
    1120,
    490,
    `${ground('#f7d9a0', '#eaa85e', 1120, 490)}<circle cx="820" cy="200" r="110" fill="#e4573d"/><path d="M0 360q140-50 280 0t280 0 280 0 280 0v130H0z" fill="#0c5446"/><path d="M560 350h260l-60 60H620zM690 150v190H600z" fill="#5c2a12"/>`,
  ),
  svg(
    1120,
    490,
    `${ground('#7a1035', '#2b0415', 1120, 490)}<g fill="#ffe7a8"><rect x="380" y="110" width="110" height="260" rx="20"/><rect x="510" y="110" width="110" height="260" rx="20"/><rect x="640" y="110" width="110" height="260" rx="20"/></g><g fill="none" stroke="#c01234" stroke-width="24"><path d="M405 180h60l-36 130M535 180h60l-36 130M665 180h60l-36 130"/></g>`,
  ),
];

export const sampleCaptcha = svg(
  100,
  36,
  '<rect width="100" height="36" fill="#fff"/><g fill="none" stroke="#23308f" stroke-width="3"><path d="M12 10l5-3v22M32 12q6-8 10 0 0 5-10 16h12M60 8h12l-7 8q8 0 7 7-3 7-12 4M90 8l-9 14h13M90 16v12"/></g>',
);

export const sampleGames = [
  'Golden Koi',
  'Lucky Sevens',
  'Royal Spades of the Emerald Court',
  'Fort of Fire',
  'Violet Star',
  'Penalty Night',
].map((name, index) => ({
  id: String(index),
  name,
  provider: ['Blue Reef', 'Neon Works', 'Cardinal', 'Sunforge', 'Neon Works', 'Kickhouse'][index] ?? '',
  picture: samplePictures[index] ?? '',
}));
