import { Resvg } from '@resvg/resvg-js';
import { measured } from './measured.ts';

/** Why a picture can't be drawn. */
interface DrawingFault {
  message: string;
  allowed: string;
  /** Position at which the renderer stopped, each from 1, if it is known. */
  line?: number;
  column?: number;
}

/** Why an SVG shows nothing: it is not well-formed, or nothing in it is drawn. Undefined if it shows something. */
export function drawingFault(svg: string): DrawingFault | undefined {
  try {
    return measured(svg).getBBox() === undefined
      ? { message: 'shows nothing', allowed: 'an SVG with at least one shape that is seen' }
      : undefined;
  } catch (error) {
    return syntaxFault(refusalOf(svg) ?? messageOf(error));
  }
}

/** The renderer's error for the unchanged picture, so that its position refers to the author's file. */
function refusalOf(svg: string): string | undefined {
  try {
    void new Resvg(svg, { font: { loadSystemFonts: false } });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * @param said the renderer's message, for example `SVG data parsing failed cause expected 'g' tag, not 'svg' at 1:106`
 */
function syntaxFault(said: string): DrawingFault {
  if (said.includes('does not have a root node'))
    return {
      message: 'has an <svg> without its namespace',
      allowed: 'xmlns="http://www.w3.org/2000/svg" at its <svg>',
    };
  const reason = said.replace(/^SVG data parsing failed cause /, '');
  const [, line, column] = / at (\d+):(\d+)$/.exec(reason) ?? [];
  return {
    message: `can't be drawn: ${reason}`,
    allowed: 'an SVG that a browser can open as a file',
    ...(line !== undefined && { line: Number(line), column: Number(column) }),
  };
}
