import { paintScene, sceneGradients } from './backgrounds.ts';
import type { SceneCanvas } from './scenes/sceneParts.ts';
import { frameFor, medallion } from './frames.ts';
import { gradientsUsed, inkFor, isShaded, type Ink } from './materials.ts';
import { palettesOf, type Palette } from './palettes.ts';
import type { GameType, PictureStyle } from './pictureTypes.ts';
import { chanceFrom, hashText, type Chance } from './seeded.ts';
import { ellipse, escapeXml, num, place } from './shapes.ts';
import { accentSvg } from './subjects/accents.ts';
import { chooseSubject, subjectsNamed } from './subjects/chooseSubject.ts';
import type { Subject } from './subjects/subject.ts';

/** Data of a tile. The same values give the same bytes. */
export interface GameIconOptions {
  /** A text or number that never changes for the game, for example its id. */
  readonly seed: string | number;
  readonly gameType: GameType;
  /** Name of the game. It decides the subject. The picture does not contain it, because the app shows it as text. */
  readonly name: string;
  /** Code of the vendor. Tiles of one vendor have the same style of frame. */
  readonly vendorCode: string;
  readonly style: PictureStyle;
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

/** The line below which a subject does not extend, because the foreground of the scene is there. */
const floor = 324;

/** Shrinks a subject and moves it up until it is above the floor. */
function aboveFloor(pose: Pose): Pose {
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

  const pose = aboveFloor(chosen);
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
    frameFor(style, palette, vendorNumber, chance);
  const gradients =
    sceneGradients(palette, shaded) +
    (style === 'luminous'
      ? `<linearGradient id="sheen" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`
      : '');
  const parts = `<g id="s">${art}</g>${paired ? `<g id="e">${second.svg(ink)}</g>` : ''}${accents.defs}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400" role="img" aria-label="${escapeXml(name)}"><defs>${gradients}${gradientsUsed(style, parts + picture)}${parts}</defs>${picture}</svg>`;
}
