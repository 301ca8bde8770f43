import { chanceFrom } from './seeded.ts';

type Mark = (ink: string, accent: string) => string;

/** Repeats a shape around the middle, with a rotation in between. */
const turned = (times: number, shape: string) =>
  Array.from(
    { length: times },
    (_, index) => `<g transform="rotate(${(index * 360) / times} 48 48)">${shape}</g>`,
  ).join('');

/** Emblems of 96 by 96 units: a large shape in the colour `ink`, and another shape in the colour `accent`. */
const marks: readonly Mark[] = [
  (ink, accent) =>
    `<path d="M18 58c10-14 20-14 30 0s20 14 30 0v20H18z" fill="${ink}"/><circle cx="62" cy="32" r="12" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M48 16l28 16v32L48 80 20 64V32z" fill="none" stroke="${ink}" stroke-width="8" stroke-linejoin="round"/><circle cx="48" cy="48" r="11" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M48 78C26 66 22 40 48 18c26 22 22 48 0 60z" fill="${ink}"/><path d="M48 78V44" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`,
  (ink, accent) =>
    `<path d="M52 14c4 16 22 22 22 42a26 26 0 0 1-52 0c0-12 8-16 10-26 8 4 10 10 10 14 8-6 12-16 10-30z" fill="${ink}"/><circle cx="48" cy="60" r="10" fill="${accent}"/>`,
  (ink, accent) =>
    `${turned(8, `<path d="M48 14l7 22H41z" fill="${ink}"/>`)}<circle cx="48" cy="48" r="13" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M22 74V46h14v28zM60 74V22h14v52z" fill="${ink}"/><path d="M41 74V34h14v40z" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M68 30a27 27 0 1 0 0 36" fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round"/><circle cx="66" cy="48" r="8" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M14 74l26-44 14 22 8-12 20 34z" fill="${ink}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><circle cx="66" cy="26" r="9" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M60 18a32 32 0 1 0 18 44 26 26 0 0 1-18-44z" fill="${ink}"/><path d="M68 22l4 10 10 4-10 4-4 10-4-10-10-4 10-4z" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M48 14l16 16-16 16-16-16zM48 50l16 16-16 16-16-16z" fill="${ink}"/><path d="M30 32l16 16-16 16-16-16zM66 32l16 16-16 16-16-16z" fill="${accent}"/>`,
  (ink, accent) =>
    `<circle cx="48" cy="48" r="30" fill="none" stroke="${ink}" stroke-width="8"/><path d="M40 34l24 14-24 14z" fill="${accent}" stroke="${accent}" stroke-width="4" stroke-linejoin="round"/>`,
  (ink, accent) =>
    `${turned(6, `<ellipse cx="48" cy="28" rx="9" ry="15" fill="${ink}"/>`)}<circle cx="48" cy="48" r="9" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M20 70V28l14 14 14-20 14 20 14-14v42z" fill="${ink}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M28 60h40" stroke="${accent}" stroke-width="7" stroke-linecap="round"/>`,
  (ink, accent) =>
    `<path d="M18 48c16-26 44-26 60 0-16 26-44 26-60 0z" fill="${ink}"/><circle cx="48" cy="48" r="12" fill="${accent}"/>`,
];

/** An invented emblem of a vendor, 96 by 96, without text. The same code gives the same drawing. */
export function vendorLogo(code: string): string {
  const chance = chanceFrom(`vendor ${code}`);
  const hue = chance.whole(0, 359);
  const accent = `hsl(${(hue + chance.pick([40, 60, 150, 180])) % 360} 88% 68%)`;
  const mark = chance.pick(marks)('#fffdf7', accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<rect width="96" height="96" fill="hsl(${hue} ${chance.whole(48, 72)}% ${chance.whole(24, 34)}%)"/>${mark}
</svg>`;
}
