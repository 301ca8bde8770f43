import { paintScene, sceneGradients } from './backgrounds.ts';
import type { SceneCanvas } from './scenes/sceneParts.ts';
import { flourish, frameFor, medallion } from './frames.ts';
import { letteringSvg, type LetterStyle } from './lettering/letteringSvg.ts';
import { fitText, type FittedText } from './lettering/fitText.ts';
import type { Typeface } from './lettering/lettering.ts';
import { gradientsUsed, inkFor, isShaded, type Ink } from './materials.ts';
import { palettesOf, type Palette } from './palettes.ts';
import type { GameType, PictureStyle } from './pictureTypes.ts';
import { chanceFrom, hashText, type Chance } from './seeded.ts';
import { ellipse, escapeXml, num, path, place, rect } from './shapes.ts';
import { accentSvg } from './subjects/accents.ts';
import { chooseSubject, subjectsNamed } from './subjects/chooseSubject.ts';
import type { Subject } from './subjects/subject.ts';

/** Data of a tile. The same values give the same bytes. */
export interface GameIconOptions {
  /** A text or number that never changes for the game, for example its id. */
  readonly seed: string | number;
  readonly gameType: GameType;
  /** Name of the game. It decides the subject, and it is the title. */
  readonly name: string;
  /** Code of the vendor. Tiles of one vendor have the same style of frame and lettering. */
  readonly vendorCode: string;
  readonly style: PictureStyle;
  /**
   * Typeface of the title. Without a typeface the picture has no title. Such pictures are cropped, or the name is
   * beside them.
   */
  readonly typeface?: Typeface;
}

/** Positions of a subject in its picture. */
const poses = ['centre', 'centre', 'close', 'low', 'aside', 'framed'] as const;

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
  readonly framed: boolean;
}

function poseFor(kind: (typeof poses)[number], lean: number, chance: Chance): Pose {
  switch (kind) {
    case 'close':
      return { x: 150 + chance.between(-10, 10), y: 172, scale: 1.46, turn: lean * 0.6, framed: false };
    case 'low':
      return { x: 150, y: 188, scale: 1.32, turn: lean, framed: false };
    case 'aside':
      return { x: chance.pick([136, 164]), y: 158, scale: 1.24, turn: lean * 1.4, framed: false };
    case 'framed':
      return { x: 150, y: 158, scale: 1.02, turn: lean * 0.5, framed: true };
    default:
      return { x: 150, y: 162, scale: 1.24, turn: lean, framed: false };
  }
}

/** Shrinks a subject and moves it up until the title covers only its lower edge. */
function aboveTitle(pose: Pose, titleTop: number): Pose {
  const floor = titleTop + 8;
  const scale = Math.min(pose.scale, (floor + 6) / 192);
  return { ...pose, scale, y: Math.min(pose.y, floor - 92 * scale) };
}

/** The subject with the outline of its style. The drawing is defined once as `#s`, so that outlines need few bytes. */
function standing(style: PictureStyle, palette: Palette, pose: Pose): string {
  const at = `transform="translate(${num(pose.x)} ${num(pose.y)})rotate(${num(pose.turn)})scale(${Math.round(pose.scale * 100) / 100})"`;
  const rim = (colour: string, width: number, opacity: number): string =>
    `<use href="#s" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"/>`;
  const rims: Record<PictureStyle, string> = {
    luminous: rim(palette.glow, 13, 0.28) + rim(palette.glow, 5, 0.75) + rim(palette.near, 1.5, 1),
    flat: rim(palette.spark === '#c9452f' ? '#fffaf0' : palette.spark, 7, 1),
    blockprint: `<g transform="translate(3 4)">${rim(palette.glow, 7, 1)}</g>${rim('#1d1224', 5, 1)}`,
    bubble: `<g transform="translate(0 6)">${rim(palette.near, 13, 0.4)}</g>${rim('#fff', 13, 1)}`,
  };
  return `<g ${at}>${rims[style]}<use href="#s"/></g>`;
}

function scattered(
  subject: Subject,
  ink: Ink,
  chance: Chance,
  pose: Pose,
): { defs: string; behind: string; before: string } {
  const kinds = [chance.pick(subject.accents), chance.pick(subject.accents)] as const;
  const defs = `<g id="x">${accentSvg(kinds[0], ink)}</g>${kinds[1] === kinds[0] ? '' : `<g id="y">${accentSvg(kinds[1], ink)}</g>`}`;
  const mark = (x: number, y: number, size: number, second: boolean): string =>
    `<use href="#${second && kinds[1] !== kinds[0] ? 'y' : 'x'}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${chance.whole(-40, 40)})scale(${Math.round(size * 100) / 100})"/>`;
  let behind = '';
  let before = '';
  const count = chance.whole(5, 8);
  const start = chance.between(0, 360);
  for (let index = 0; index < count; index += 1) {
    const angle = ((start + (index * 360) / count + chance.between(-12, 12)) * Math.PI) / 180;
    const reach = chance.between(118, 150);
    const x = pose.x + Math.cos(angle) * reach * 0.92;
    const y = pose.y + Math.sin(angle) * reach;
    if (y > 296) continue;
    behind += mark(Math.max(12, Math.min(288, x)), Math.max(14, y), chance.between(0.45, 0.95), index % 2 === 1);
  }
  before +=
    mark(chance.between(18, 50), chance.between(268, 290), chance.between(1, 1.4), false) +
    mark(chance.between(250, 282), chance.between(262, 290), chance.between(1, 1.45), true);
  return { defs, behind, before };
}

function lettersFor(
  style: PictureStyle,
  palette: Palette,
  vendorNumber: number,
  chance: Chance,
): { letters: LetterStyle; defs: string } {
  if (style === 'flat') {
    const onDark = chance.pick([
      palette.spark === '#c9452f' || palette.spark === '#dd6f8f' ? '#fffaf0' : palette.spark,
      '#fffaf0',
    ]);
    return {
      letters: { fill: onDark, outline: palette.near, outlineWidth: 7, swell: 1.8 },
      defs: '',
    };
  }
  if (style === 'blockprint')
    return {
      letters: { fill: '#fbf3df', outline: palette.near, outlineWidth: 8, depth: '#8a5f1d', drop: 3.5 },
      defs: '',
    };
  if (style === 'bubble')
    return {
      letters: {
        fill: '#fff',
        outline: palette.near,
        outlineWidth: 10,
        depth: 'rgb(10 20 70/.45)',
        drop: 5,
      },
      defs: '',
    };
  const [top, bottom] = chance.pick([
    ['#fff', '#ffd34d'],
    ['#fffbe0', '#ffb01f'],
    ['#fff', palette.glow],
    ['#fff', '#8ff5e4'],
    ['#fff', '#ffb3e2'],
  ] as const);
  return {
    letters: {
      fill: 'url(#face)',
      outline: palette.near,
      outlineWidth: 9,
      depth: palette.near,
      drop: 4,
      ...(vendorNumber % 7 === 3 && { slant: -8 }),
    },
    defs: `<linearGradient id="face" x2="0" y2="1"><stop offset=".25" stop-color="${top}"/><stop offset=".85" stop-color="${bottom}"/></linearGradient>`,
  };
}

/** Background of the title: darkened in styles with shading, a plate in others. */
function plateFor(style: PictureStyle, palette: Palette, vendorNumber: number, top: number): string {
  if (style === 'luminous') return rect(0, top - 46, 300, 446 - top, 0, 'url(#foot)');
  if (style === 'blockprint')
    return path(`M0 ${num(top + 2)}H300V400H0Z`, palette.near) + path(`M0 ${num(top - 3)}H300v3H0Z`, palette.glow);
  if (style === 'bubble')
    return path(
      `M0 ${num(top + 12)}Q75 ${num(top - 22)} 150 ${num(top + 4)}T300 ${num(top)}V400H0Z`,
      palette.near,
      'opacity=".82"',
    );
  const carved = vendorNumber % 2 === 0;
  if (carved) return plateFor(style, palette, 1, top - 16) + flourish(150, top - 10, palette.glow);
  const lip = [
    `M0 ${num(top + 12)}Q150 ${num(top - 26)} 300 ${num(top + 12)}V400H0Z`,
    `M0 ${num(top - 8)}Q150 ${num(top + 26)} 300 ${num(top - 8)}V400H0Z`,
    `M0 ${num(top + 10)}Q80 ${num(top - 22)} 150 ${num(top + 2)}T300 ${num(top - 4)}V400H0Z`,
  ][vendorNumber % 3] as string;
  return path(lip, palette.near);
}

/** Minimum letter size of a title in user units. On a tile of 82 pixels the letters then have 9.8 pixels. */
const readable = 36;

/** The title at the largest size that fits; undefined if its letters would be too small to read on a small tile. */
function titleOf(name: string, typeface: Typeface, vendorNumber: number): FittedText | undefined {
  const room = { typeface, maxWidth: 270, maxHeight: 136, largest: [60, 54, 47] };
  const inCapitals = fitText(name.toLocaleUpperCase('en'), room);
  // Titles of some vendors, and titles that are too long for capitals, use lowercase letters.
  const fitted = vendorNumber % 3 !== 2 && inCapitals.size >= readable ? inCapitals : fitText(name, room);
  return fitted.size >= readable ? fitted : undefined;
}

type Named = Pick<GameIconOptions, 'seed' | 'gameType' | 'name' | 'vendorCode'>;

/**
 * Chooses subject, scene, pose and drawing, which do not depend on the style. Also returns the random generator, from
 * which the caller takes the other choices.
 */
function composed({ seed, vendorCode, gameType, name }: Named) {
  const chance = chanceFrom(`${seed}|${vendorCode}|${gameType}|${name}`);
  const subject = chooseSubject(name, gameType, chance);
  const scene = chance.pick(subject.scenes);
  const pose = chance.pick(poses);
  // This random number is the last one, and only subjects with several drawings need it. So all other pictures stay the
  // same.
  const drawing = subject.others === undefined ? 0 : chance.whole(0, subject.others.length);
  return { chance, subject, scene, pose, drawing };
}

interface Motif {
  readonly subject: string;
  /** The drawing of the subject; missing if the subject has only one drawing. */
  readonly drawing?: string;
  /** Subject, drawing, scene and pose. Pictures with equal compositions look alike. */
  readonly composition: string;
}

/** The content of a tile, without drawing it. */
export function motifOf(game: Named): Motif {
  const { subject, scene, pose, drawing } = composed(game);
  return {
    subject: subject.id,
    ...(subject.others !== undefined && { drawing: `${subject.id} ${drawing}` }),
    composition: `${subject.id} ${drawing} ${scene} ${pose}`,
  };
}

/** Renders a game tile of 300×400. It needs no network and no fonts. */
export function gameIcon(options: GameIconOptions): string {
  const { gameType, name, vendorCode, style } = options;
  const { chance, subject, scene, pose: kind, drawing } = composed(options);
  const vendorNumber = hashText(`house ${vendorCode}`);
  const palette = chance.pick(palettesOf(style, scene === 'deep' || scene === 'sea' || scene === 'river'));
  const ink = inkFor(style, palette.a, palette.b);
  const chosen = poseFor(kind, chance.between(-subject.lean, subject.lean), chance);
  const shaded = isShaded(style);

  const title = options.typeface && titleOf(name, options.typeface, vendorNumber);
  const foot = style === 'blockprint' ? 368 : 386;
  const top = title === undefined ? 316 : foot - (title.bottom - title.top) - 10;

  const pose = aboveTitle(chosen, top);
  const stage: SceneCanvas = { w: 300, h: 400, palette, shaded, lightX: pose.x, lightY: pose.y - 10, chance };
  const background = paintScene(scene, stage);
  const accents = scattered(subject, ink, chance, pose);
  const second = subjectsNamed(name, gameType).find(
    (other) =>
      other.id !== subject.id && other.alone !== true && other.types.some((type) => subject.types.includes(type)),
  );
  const paired = second !== undefined && !pose.framed;
  const echo = paired
    ? place(
        pose.x < 150 ? 234 : 66,
        82,
        0.52,
        second.lean * (pose.x < 150 ? 1 : -1),
        `<use href="#e" stroke="${style === 'blockprint' ? '#1d1224' : style === 'luminous' ? palette.glow : '#fffaf0'}" stroke-width="9" stroke-linejoin="round" opacity="${style === 'luminous' ? 0.6 : 1}"/><use href="#e"/>`,
      )
    : '';
  const { letters, defs } = lettersFor(style, palette, vendorNumber, chance);

  const art = (subject.others?.[drawing - 1] ?? subject.svg)(ink);
  const shadow =
    subject.floats === true
      ? ''
      : ellipse(
          pose.x,
          Math.min(300, pose.y + 98 * pose.scale),
          88 * pose.scale,
          13,
          style === 'luminous' ? '#000' : palette.near,
          `opacity="${shaded ? 0.35 : 0.5}"`,
        );
  const picture =
    background +
    (pose.framed ? medallion(style, palette, pose.x, pose.y, Math.min(124, pose.y - 14)) : '') +
    accents.behind +
    echo +
    shadow +
    standing(style, palette, pose) +
    accents.before +
    (title === undefined
      ? frameFor(style, palette, vendorNumber, chance)
      : plateFor(style, palette, vendorNumber, top) +
        frameFor(style, palette, vendorNumber, chance) +
        letteringSvg(title, { id: 't', x: 150, y: foot - title.bottom, anchor: 'middle' }, letters));
  const gradients =
    sceneGradients(palette, shaded) +
    (style === 'luminous'
      ? `<linearGradient id="foot" x2="0" y2="1"><stop stop-color="${palette.near}" stop-opacity="0"/><stop offset=".5" stop-color="${palette.near}" stop-opacity=".78"/><stop offset="1" stop-color="${palette.near}"/></linearGradient><linearGradient id="sheen" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`
      : '');
  const parts = `<g id="s">${art}</g>${paired ? `<g id="e">${second.svg(ink)}</g>` : ''}${accents.defs}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400" role="img" aria-label="${escapeXml(name)}"><defs>${gradients}${defs}${gradientsUsed(style, parts + picture)}${parts}</defs>${picture}</svg>`;
}
