import type { HomeData } from '@livery/api/home-data';
import { prerenderedDataId } from '../../../../apps/mobile/src/boot/prerendered.ts';
import type { CutFace } from '../../../../apps/mobile/src/boot/cutFaces.ts';
import { escapeHtml, inlineJson } from './escape.ts';

/** A page around the content of its root element. */
export interface PageParts {
  /** From the attributes of the `html` element to the opening of the root element. */
  start: string;
  /** From the end of the root element. */
  end: string;
}

/** What home's HTML shows of the gateway's, for the app that takes it over. */
export interface HomeState {
  /** Milliseconds since 1970. */
  drawnAt: number;
  data: HomeData;
  /** Faces cut to what it shows. */
  faces: readonly CutFace[];
}

/** The whole page. With a state its age and its faces stand in the `html` element, for the script in the head. */
export function writePage({ start, end }: PageParts, root: string, state?: HomeState): string {
  const age = state === undefined ? '' : `data-drawn="${state.drawnAt}" ${facesAttribute(state.faces)}`;
  const carried =
    state === undefined
      ? ''
      : `<script type="application/json" id="${prerenderedDataId}">${inlineJson(state.data)}</script>`;
  const [, preloads = '', drawn = ''] = /^((?:<link\b[^>]*>)*)(.*)$/s.exec(root)!;
  return `<!doctype html><html ${age}${beforeCode(start, preloads)}${drawn}</div>${carried}${end}`;
}

/**
 * The head with links that the drawing begins with: the browser asks for its pictures before it reads styles and code. They
 * may not stand before the head's first scripts, which say for whom the page is.
 */
function beforeCode(start: string, links: string): string {
  const at = start.indexOf('<style');
  return at === -1 ? start + links : start.slice(0, at) + links + start.slice(at);
}

const facesAttribute = (faces: readonly CutFace[]) =>
  faces.length === 0 ? '' : `data-cuts="${escapeHtml(JSON.stringify(faces))}" `;
