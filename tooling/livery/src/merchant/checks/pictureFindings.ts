import { readFileSync, statSync } from 'node:fs';
import { didYouMean, type Merchant, type MerchantParts, type MerchantProblem } from '@livery/merchant';
import { encodingFault } from '@livery/merchant/node';
import { colorsOf, effectiveTokens, headerGround, hexOf, type Mode, modes, type Theme } from '@livery/merchant/theme';
import { drawingFault } from '../../svg/drawingFault.ts';
import { type LogoLayers, logoLayers } from '../../svg/logoLayers.ts';
import { isLogoVisible } from '../../svg/logoVisibility.ts';
import { type SvgFacts, svgFacts } from '../../svg/svgFacts.ts';

/** Maximum size of a picture in bytes. A phone on a weak network can still load it in acceptable time. */
const mostBytes = 200_000;
/** Maximum edge of a picture in its own units. With more, renderers run out of memory. */
const mostUnits = 10_000;

/** Pictures that the product uses by name. A theme may name others, for example a pattern. */
const ownNames = ['icon.svg', 'logo.svg', 'logo-dark.svg', 'logo-light.svg', 'front.svg', 'front-dark.svg'] as const;

const logoNames: readonly string[] = ['logo.svg', 'logo-dark.svg', 'logo-light.svg'];

/** Pictures by their path in `assets/`. */
type Assets = Merchant['assets'];

/** Problems and hints about a merchant's pictures. */
export interface PictureFindings {
  problems: MerchantProblem[];
  /** Parts that will not be published. */
  hints: MerchantProblem[];
}

/** Problems of a merchant's pictures. Checks that need a valid theme are skipped if the theme is invalid. */
export function pictureFindings({ code, assets, theme }: MerchantParts): PictureFindings {
  if (assets === undefined) return { problems: [], hints: [] };
  const own = ownPictures(code, assets);
  const findings: PictureFindings = { problems: missingPictures(code, own), hints: [] };
  for (const [name, path] of Object.entries(own)) {
    const file = `${code}/assets/${name}`;
    const stray = theme === undefined ? undefined : strayFault(theme, name);
    const { fault, harmful } = stray === undefined ? lookAt(name, path) : { fault: stray, harmful: [] };
    if (fault !== undefined) findings.problems.push({ file, key: '', ...fault });
    if (harmful.length > 0) findings.hints.push({ file, key: '', ...leftOut(harmful) });
  }
  if (findings.problems.length === 0 && theme !== undefined) findings.problems = logoProblems({ code, assets, theme });
  return findings;
}

function logoProblems(merchant: Pick<Merchant, 'code' | 'assets' | 'theme'>): MerchantProblem[] {
  const { assets } = merchant;
  const drawn = new Map<string, LogoLayers>();
  const layersOf = (name: string): LogoLayers => {
    const layers = drawn.get(name) ?? logoLayers(readFileSync(assets[name]!, 'utf8'));
    drawn.set(name, layers);
    return layers;
  };
  return modes.flatMap((mode) => unseenLogo(merchant, mode, layersOf));
}

/** Pictures that do not come from the base. */
const ownPictures = (code: string, assets: Assets): Assets =>
  Object.fromEntries(Object.entries(assets).filter(([name, path]) => path.endsWith(`/${code}/assets/${name}`)));

/**
 * The base's icon and logo show the product's own name, so a merchant without pictures would be published under that
 * name.
 */
function missingPictures(code: string, assets: Assets): MerchantProblem[] {
  const problem = (file: string, allowed: string) => ({
    file: `${code}/assets/${file}`,
    key: '',
    message: 'is missing',
    allowed,
  });
  const hasBoth = assets['logo-dark.svg'] !== undefined && assets['logo-light.svg'] !== undefined;
  return [
    ...(assets['icon.svg'] === undefined
      ? [problem('icon.svg', 'a square SVG, of which the icons of the installed app are drawn')]
      : []),
    ...(assets['logo.svg'] === undefined && !hasBoth
      ? [problem('logo.svg', 'an SVG that reads on dark and on light, or logo-dark.svg and logo-light.svg')]
      : []),
  ];
}

/** Reports a picture that is never shown. */
function strayFault(theme: Theme, name: string): Fault | undefined {
  const isNamed =
    (ownNames as readonly string[]).includes(name) || JSON.stringify(theme).includes(JSON.stringify(name));
  if (isNamed) return undefined;
  const guess = didYouMean(name.toLowerCase(), ownNames);
  return {
    message: 'is shown nowhere',
    allowed: `${ownNames.join(', ')}, and files that theme.json names`,
    ...(guess !== undefined && { didYouMean: guess }),
  };
}

type Fault = Pick<MerchantProblem, 'message' | 'allowed' | 'didYouMean' | 'line' | 'column'>;

/** Reads a picture's file. `harmful` lists the parts that will not be published. */
function lookAt(name: string, path: string): { fault?: Fault | undefined; harmful: SvgFacts['harmful'] } {
  const { size: bytes } = statSync(path);
  if (bytes === 0) return { fault: { message: 'is empty', allowed: 'an SVG' }, harmful: [] };
  if (bytes > mostBytes) {
    const [message, allowed] = [`has ${bytes.toLocaleString('en')} bytes`, `at most ${mostBytes.toLocaleString('en')}`];
    return { fault: { message, allowed }, harmful: [] };
  }
  const content = readFileSync(path);
  const svg = content.toString('utf8');
  const facts = svgFacts(svg);
  const fault = contentFault(encodingFault(content), facts) ?? sizeFault(name, facts.size) ?? drawingFault(svg);
  return { fault, harmful: facts.harmful };
}

function contentFault(encoding: string | undefined, { isSvg }: SvgFacts): Fault | undefined {
  // A byte order mark alone does no harm here.
  if (encoding === 'is UTF-16' || (encoding === 'is not UTF-8' && isSvg))
    return { message: encoding, allowed: 'UTF-8' };
  return isSvg ? undefined : { message: 'is not an SVG', allowed: 'one <svg> element as the root' };
}

function sizeFault(name: string, size: SvgFacts['size']): Fault | undefined {
  if (size === undefined) return { message: 'has no size', allowed: 'a viewBox, such as viewBox="0 0 160 40"' };
  const { width, height } = size;
  if (Math.max(width, height) > mostUnits)
    return { message: `is ${width} by ${height} units`, allowed: `at most ${mostUnits} along an edge` };
  const ratio = width / height;
  if (name === 'icon.svg' && Math.abs(ratio - 1) > 0.02)
    return { message: `is ${width} by ${height}`, allowed: 'as wide as high' };
  if (logoNames.includes(name) && (ratio < 0.5 || ratio > 12))
    return { message: `is ${width} by ${height}`, allowed: 'from half as wide as high to twelve times' };
  return undefined;
}

/** The logo is in the header and on the page. Both places are checked, each with the logo for its background. */
function unseenLogo(
  { code, assets, theme }: Pick<Merchant, 'code' | 'assets' | 'theme'>,
  mode: Mode,
  layersOf: (name: string) => LogoLayers,
): MerchantProblem[] {
  const lookUp = colorsOf(effectiveTokens(theme, mode));
  const places = [
    { token: 'header.fill', where: 'the header', ground: headerGround(theme, mode) },
    { token: 'color.canvas', where: 'the page', ground: mode },
  ];
  for (const { token, where, ground } of places) {
    const name = assets[`logo-${ground}.svg`] === undefined ? 'logo.svg' : `logo-${ground}.svg`;
    const [color] = lookUp(token);
    if (isLogoVisible(layersOf(name), { ...color!, alpha: 1 })) continue;
    return [
      {
        file: `${code}/assets/${name}`,
        key: '',
        message: `has parts that can't be seen on ${where} in ${mode}`,
        allowed: `a logo whose letters and shapes all contrast with ${hexOf(color!)} or with the shape behind them; logo-${ground}.svg is used only on ${ground} backgrounds`,
      },
    ];
  }
  return [];
}

/** Reports harmful parts, which are left out of the published picture. */
const leftOut = (harmful: SvgFacts['harmful']): Fault => ({
  message: `is published without ${harmful.join(', ')}`,
  allowed: 'shapes, gradients, text and pictures that are part of the file',
});
