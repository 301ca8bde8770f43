import type { FaceRecord, FallbackFace } from './faceRecord.ts';
import manifest from './manifest.json' with { type: 'json' };
import {
  type FontFace,
  type FontFamily,
  type FontScript,
  plainFamilies,
  fontFamilies,
  signFaces,
  signsFamily,
} from './fontFamilies.ts';

const records = manifest as unknown as Readonly<Record<string, FaceRecord>>;

/** The fonts in a merchant's theme: families of web fonts and system fonts, in order of preference. */
export interface FontChoice {
  body: readonly string[];
  heading: readonly string[];
}

interface PageFontsInput {
  chosen: FontChoice;
  /** BCP 47 tags of the page's languages. */
  tags: readonly string[];
  /** Returns the address of a face's file. Default: an address below `/fonts/`. */
  addressOf?: (face: FontFace) => string;
}

export interface PageFonts {
  /**
   * The `@font-face` rules of the merchant's faces, and rules that set the families of each script as variables of the
   * page.
   */
  css: string;
  /** Families for Latin text, for the variables in the theme. */
  latin: { body: string[]; heading: string[] };
  /** All faces that the rules contain. */
  faces: FontFace[];
  /** For each tag, the address of the face that a page in this language needs first. */
  first: Readonly<Record<string, string>>;
  /**
   * Returns the faces for a prerendered page in a language. The page can use cuts of these faces, which contain only
   * its words.
   */
  prerenderFonts: (tag: string) => PrerenderFonts;
}

/** The faces of a prerendered page by role, in the order of the families, and the rules that apply their cuts. */
export interface PrerenderFonts {
  css: string;
  body: PrerenderFace[];
  heading: PrerenderFace[];
}

/** A face of a prerendered page, with the data for its cut. */
export interface PrerenderFace {
  /** Family name of the face's cut. */
  family: string;
  /** Family name of the whole face. */
  whole: string;
  /** File name of the cut, without the hash. */
  id: string;
  /** File of the whole face. */
  file: string;
  weights: readonly [number, number];
  /** Ascent and descent as fractions of the font size. Undefined if the face's own values apply. */
  metrics?: { ascent: number; descent: number };
  /** The characters of the face, as CSS `unicode-range`. */
  range: string;
}

const scriptsOf: Readonly<Record<string, FontScript>> = { bn: 'bengali', ur: 'arabic', ar: 'arabic', my: 'myanmar' };

/** The script of a language for which there are web fonts. */
export function scriptOf(tag: string): FontScript {
  const [language] = tag.split('-');
  return scriptsOf[language!] ?? 'latin';
}

/** File name of a face, with the hash of its content. */
export function fontFileName({ id }: FontFace): string {
  return `${id}.${records[id]!.hash}.woff2`;
}

/**
 * The web fonts of a page. The faces of a script have their own family names. Only pages in a language of that script
 * have these families in their variables. So a page in English shows a Bengali name in the phone's own font, and loads
 * no font for it.
 */
export function pageFonts({
  chosen,
  tags,
  addressOf = (face) => `/fonts/${fontFileName(face)}`,
}: PageFontsInput): PageFonts {
  const roles = ['body', 'heading'] as const;
  const families = (role: keyof FontChoice) =>
    fontFamilies
      .filter(({ name }) => chosen[role].includes(name))
      .toSorted((a, b) => chosen[role].indexOf(a.name) - chosen[role].indexOf(b.name));
  const setIn = (role: keyof FontChoice, script: FontScript) => {
    const named = families(role).filter(({ faces }) => faces[script] !== undefined);
    if (named.length > 0 || script === 'latin') return named;
    const body = role === 'heading' ? families('body').filter(({ faces }) => faces[script] !== undefined) : [];
    return body.length > 0 ? body : fontFamilies.filter(({ name }) => name === plainFamilies[script]);
  };
  const used = new Map<FontFace, string>();
  const stacks = (script: FontScript) =>
    Object.fromEntries(
      roles.map((role) => [
        role,
        setIn(role, script).flatMap((family) => {
          const face = family.faces[script]!;
          used.set(face, rules(family, script, addressOf(face)));
          return script === 'latin' ? [family.name, fallbackName(family)] : [webName(family, script)];
        }),
      ]),
    ) as Record<keyof FontChoice, string[]>;

  const base = stacks('latin');
  const latin = {
    body: [...base.body, signsFamily, ...systemPart(chosen.body)],
    heading: [...base.heading, signsFamily, ...systemPart(chosen.heading)],
  };
  // Set at each element: an inherited length would be that of the root's font size, which is larger than any text.
  const spacing = setIn('body', 'latin')[0]?.wordSpacing;
  const scripts = [...new Set(tags.map(scriptOf))].filter((script) => script !== 'latin');
  const variables = scripts.map((script) => {
    const own = stacks(script);
    const lineHeight = setIn('heading', script)[0]?.lineHeight;
    const selector = [
      ...new Set(tags.filter((tag) => scriptOf(tag) === script).map((tag) => `html[lang|=${tag.split('-')[0]}]`)),
    ].join();
    // The rule is only for headings. Buttons, tiles and bars also have small line heights, but they use the family of
    // the body.
    const headings = lineHeight === undefined ? '' : `:is(${selector}) :is(h1,h2,h3,h4){line-height:${lineHeight}}`;
    const stackRules = roles.map(
      (role) => `--brand-font-${role}:${[...own[role], ...latin[role]].map(quoted).join(',')}`,
    );
    // The space between words of this script is in the face of the script.
    const spaces = spacing === undefined ? '' : `:is(${selector}) *{word-spacing:normal}`;
    return `${selector}{${stackRules.join(';')}}${headings}${spaces}`;
  });
  const signRules = signFaces.map((face) => faceRule(signsFamily, face, addressOf(face)));
  const firstOf = (tag: string) => setIn('body', scriptOf(tag))[0]?.faces[scriptOf(tag)];
  const prerenderFonts = (tag: string): PrerenderFonts => {
    const script = scriptOf(tag);
    const scriptsInOrder: FontScript[] = script === 'latin' ? ['latin'] : [script, 'latin'];
    const facesOf = (role: keyof FontChoice): PrerenderFace[] =>
      scriptsInOrder.flatMap((each) =>
        setIn(role, each).map((family) =>
          drawnFace(family.faces[each]!, each === 'latin' ? family.name : webName(family, each)),
        ),
      );
    const [body, heading] = [facesOf('body'), facesOf('heading')];
    const wholeStack = (role: keyof FontChoice) => [
      ...(script === 'latin' ? [] : stacks(script)[role]),
      ...latin[role],
    ];
    return {
      css: drawnRules({
        body: { whole: wholeStack('body'), cut: cutStack(wholeStack('body'), body) },
        heading: { whole: wholeStack('heading'), cut: cutStack(wholeStack('heading'), heading) },
      }),
      body,
      heading,
    };
  };
  return {
    prerenderFonts,
    css: [
      ...used.values(),
      ...signRules,
      ...(spacing === undefined ? [] : [`*{word-spacing:${spacing}em}`]),
      ...variables,
    ].join(''),
    latin,
    faces: [...used.keys(), ...signFaces],
    first: Object.fromEntries(
      tags.flatMap((tag) => {
        const face = firstOf(tag);
        return face === undefined ? [] : [[tag, addressOf(face)]];
      }),
    ),
  };
}

function drawnFace(face: FontFace, whole: string): PrerenderFace {
  return {
    family: `${whole} Drawn`,
    whole,
    id: face.id,
    file: fontFileName(face),
    weights: face.weights,
    ...(face.metrics && { metrics: face.metrics }),
    range: records[face.id]!.range,
  };
}

/** The families of a role, with the cuts in place of the whole faces. */
function cutStack(stack: readonly string[], faces: readonly PrerenderFace[]): string[] {
  const cuts = new Map(faces.map(({ whole, family }) => [whole, family]));
  return stack.map((name) => cuts.get(name) ?? name);
}

/**
 * The rules that apply cuts. While the page has the attribute `data-cuts`, it uses the cuts. If the cuts do not have
 * all characters of an element, the element has the attribute `data-whole` and uses the whole faces. So a word never
 * mixes both.
 */
function drawnRules({ body, heading }: Record<keyof FontChoice, { whole: string[]; cut: string[] }>): string {
  const list = (names: readonly string[]) => names.map(quoted).join(',');
  const [page, titles] = ['html[data-cuts]', ':is(h1,h2,h3,h4,[data-heading])'];
  return [
    `${page}{--brand-font-body:${list(body.cut)};--brand-font-heading:${list(heading.cut)}}`,
    `${page} [data-whole]{font-family:${list(body.whole)}}`,
    `${page} ${titles}[data-whole],${page} ${titles} [data-whole],${page} [data-whole] ${titles}{font-family:${list(heading.whole)}}`,
  ].join('');
}

/** The system fonts of a merchant's theme, with a generic family at the end. */
function systemPart(names: readonly string[]): string[] {
  return names.filter((name) => fontFamilies.every((family) => family.name !== name));
}

function fallbackName({ name }: FontFamily): string {
  return `${name} Fallback`;
}

const nameEnds = { bengali: 'Bn', arabic: 'Ar', myanmar: 'My' } as const;

/**
 * A family of two scripts has a different name for each script. Otherwise a page in English would load the Bengali face
 * for a single Bengali word.
 */
function webName({ name }: FontFamily, script: Exclude<FontScript, 'latin'>): string {
  return `${name} ${nameEnds[script]}`;
}

function rules(family: FontFamily, script: FontScript, address: string): string {
  const face = family.faces[script]!;
  if (script !== 'latin') return faceRule(webName(family, script), face, address);
  return (
    faceRule(family.name, face, address) +
    (records[face.id]!.fallbacks ?? []).map((fallback) => fallbackRule(fallbackName(family), fallback)).join('')
  );
}

function faceRule(family: string, face: FontFace, address: string): string {
  return `@font-face{font-family:${quoted(family)};src:url(${address})format("woff2");font-weight:${face.weights.join(' ')};font-display:swap;${metricsOf(face)}unicode-range:${records[face.id]!.range}}`;
}

function metricsOf({ metrics }: FontFace): string {
  return metrics === undefined
    ? ''
    : `ascent-override:${metrics.ascent * 100}%;descent-override:${metrics.descent * 100}%;line-gap-override:0%;`;
}

function fallbackRule(family: string, { weights, local, sizeAdjust, ascent, descent, lineGap }: FallbackFace): string {
  const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;
  const source = local.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:${quoted(family)};src:${source};font-weight:${weights.join(' ')};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:${percent(lineGap)}}`;
}

/** The name of a family in CSS. Generic families have no quotes. */
function quoted(name: string): string {
  return /^[a-z-]+$/.test(name) ? name : `"${name}"`;
}
