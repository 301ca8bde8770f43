import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { reelSymbols } from '../../games/rounds/reels.ts';
import { paintScene, sceneGradients, type SceneName } from '../backgrounds.ts';
import { gradientsUsed, inkFor, isShaded } from '../materials.ts';
import { palettesOf, type Palette } from '../palettes.ts';
import type { GameType, PictureStyle } from '../pictureTypes.ts';
import { chanceFrom } from '../seeded.ts';
import { escapeXml } from '../shapes.ts';
import { chooseSubject, subjectById } from '../subjects/chooseSubject.ts';
import { stageFor } from './playStages.ts';
import { playKindOf, type PlayKind } from './playKinds.ts';
import type { PlayTexts } from './playTextKeys.ts';
import { playTexts } from './playTexts.ts';

/** Data of a game's page. */
export interface PlayPageOptions {
  readonly game: {
    readonly name: string;
    readonly gameType: GameType;
    /** The vendor's category of the game, for example `roulette`. */
    readonly classification: string;
    readonly vendorName: string;
    readonly iconUrl?: string;
  };
  readonly merchantName: string;
  /** Balance in the merchant's money format; rounds change it. */
  readonly balance: string;
  /** Stakes in ascending order, as the gateway reads them and in the merchant's money format. At least one. */
  readonly stakes: ReadonlyArray<{ readonly amount: string; readonly shown: string }>;
  /** The next round: the SHA-256 of its seed, and the cards that are dealt openly. */
  readonly next: { readonly commitment: string; readonly deal?: Readonly<Record<string, unknown>> | undefined };
  readonly style: PictureStyle;
  /** Address of 'Back to lobby': http(s) or a path; any other value becomes '/'. */
  readonly backUrl: string;
  /**
   * Origin of the app that embeds the page in a frame and receives its messages; undefined if the page is not embedded.
   */
  readonly app?: string | undefined;
  /** 'BN' or 'bn-BD'; English if the page has no texts in the language. */
  readonly language: string;
  readonly dir: 'ltr' | 'rtl';
}

/** A page, and the policy that allows only its own style and script. */
export interface PlayPage {
  readonly html: string;
  /** Value of the Content-Security-Policy header, without `frame-ancestors`, which the server adds. */
  readonly csp: string;
}

const SCENES: Record<PlayKind, readonly SceneName[]> = {
  reels: ['bokeh', 'rays', 'night', 'mandala'],
  fish: ['deep'],
  cards: ['bokeh', 'curtain'],
  wheel: ['bokeh', 'curtain'],
  penalty: ['stadium'],
  numbers: ['bokeh', 'rays', 'clouds'],
};

/** Indexes of the palettes that suit the background of a whole page. */
const GROUNDS: Record<PictureStyle, readonly number[]> = {
  luminous: [0, 1, 7, 13],
  flat: [1, 4, 11],
  blockprint: [1, 2, 5],
  bubble: [1, 4, 13],
};

const part = (name: string): string => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

const KINDS = ['reels', 'fish', 'cards', 'wheel', 'penalty', 'numbers'] as const;
const STYLES = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    ['page', 'controls', kind]
      .map((name) => part(`${name}.css`))
      .join('')
      .replace(/\n/g, ''),
  ]),
) as Record<PlayKind, string>;
const SCRIPTS = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    `'use strict';\n(() => {\n${part('stage.js')}})();\n(() => {\n${part(`${kind}.js`)}})();`,
  ]),
) as Record<PlayKind, string>;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

function webAddress(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
}

/** Accepts only paths and web addresses: no `javascript:` link, and no path with another host ('//x'). */
function safeAddress(address: string): string | undefined {
  if (/^\/(?![/\\])/.test(address)) return address;
  return webAddress(address)?.href;
}

function stakeControl({ stake, less, more }: PlayTexts): string {
  return `<div class="stake" role="group" aria-labelledby="stake-name"><span id="stake-name">${escapeXml(stake)}</span><button type="button" id="less" aria-label="${escapeXml(less)}">−</button><output id="stake"></output><button type="button" id="more" aria-label="${escapeXml(more)}">+</button></div>`;
}

function fairness({ fair, fairHow, nextSeed, lastSeed }: PlayTexts, commitment: string): string {
  return `<details class="fair"><summary>${escapeXml(fair)}</summary><p>${escapeXml(fairHow)}</p><dl><dt>${escapeXml(nextSeed)}</dt><dd id="next-seed">${escapeXml(commitment)}</dd><dt>${escapeXml(lastSeed)}</dt><dd id="last-seed">–</dd></dl></details>`;
}

/** Renders the page of a launched game with play money. It loads the icon and posts each round to its own address. */
export function playPage(options: PlayPageOptions): PlayPage {
  const { game, style } = options;
  const kind = playKindOf(game);
  const { tag, texts } = playTexts(options.language);
  const chance = chanceFrom(`play|${game.name}|${game.vendorName}`);
  const subject = chooseSubject(game.name, game.gameType, chance);
  const palette = palettesOf(style, false)[chance.pick(GROUNDS[style])] as Palette;
  const ink = inkFor(style, palette.a, palette.b);
  const shaded = isShaded(style);
  const symbols =
    kind === 'reels'
      ? [
          subject.id,
          ...['sevens', 'cherries', 'bell', 'gem', 'clover', 'coins', 'crown'].filter((id) => id !== subject.id),
        ].slice(0, reelSymbols)
      : kind === 'fish'
        ? ['koi', 'turtle', 'whale', 'octopus', 'angler', 'crab', 'jellyfish', 'shark']
        : [subject.id];
  const sprite = symbols.map((id) => `<g id="p-${id}">${subjectById(id).svg(ink)}</g>`).join('');
  const backdrop = paintScene(chance.pick(SCENES[kind]), {
    w: 480,
    h: 900,
    palette,
    shaded,
    lightX: 240,
    lightY: 260,
    chance,
  });
  const stage = stageFor(kind, texts, symbols);
  const data = JSON.stringify({
    tag,
    texts,
    symbols,
    stakes: options.stakes,
    next: options.next,
    app: options.app,
  }).replace(/[<\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

  const icon = game.iconUrl === undefined ? undefined : safeAddress(game.iconUrl);
  const iconHost = icon === undefined ? undefined : webAddress(icon)?.origin;
  const thumb =
    icon === undefined
      ? `<svg viewBox="-118 -122 236 240" aria-hidden="true"><use href="#p-${symbols[0]}"/></svg>`
      : `<img src="${escapeXml(icon)}" alt="" width="48" height="64">`;
  const script = SCRIPTS[kind];
  const sheet = STYLES[kind];

  const html = `<!doctype html><html lang="${tag}" dir="${options.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><link rel="icon" href="${escapeXml(icon ?? 'data:,')}"><title>${escapeXml(`${game.name} · ${options.merchantName}`)}</title><style>${sheet}</style></head><body class="${style}"><svg class="sprite" aria-hidden="true"><defs>${sceneGradients(palette, shaded)}${gradientsUsed(style, sprite)}${sprite}${stage.defs}</defs></svg><svg class="scene" viewBox="0 0 480 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${backdrop}</svg><header><a class="back" href="${escapeXml(safeAddress(options.backUrl) ?? '/')}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>${escapeXml(texts.back)}</a><p class="balance"><small>${escapeXml(texts.balance)}</small><bdi id="balance">${escapeXml(options.balance)}</bdi></p></header><main><div class="title">${thumb}<div><h1><bdi>${escapeXml(game.name)}</bdi></h1><p><bdi>${escapeXml(game.vendorName)}</bdi> · <bdi>${escapeXml(options.merchantName)}</bdi></p></div></div><p class="note">${escapeXml(texts.note)}</p><section class="stage">${stage.html}</section><p id="result" role="status" aria-live="polite">${escapeXml(texts.ready[kind])}</p>${stakeControl(texts)}<div class="controls">${stage.controls}</div>${fairness(texts, options.next.commitment)}</main><script type="application/json" id="game">${data}</script><script>${script}</script></body></html>`;
  const csp = [
    "default-src 'none'",
    `img-src 'self' data:${iconHost === undefined ? '' : ` ${iconHost}`}`,
    `style-src ${hashOf(sheet)}`,
    `script-src ${hashOf(script)}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return { html, csp };
}
