import type { HomeData } from '@livery/api/home-data';
import { prerenderedDataId } from '../../../../apps/mobile/src/boot/prerendered.ts';
import type { CutFace } from '../../../../apps/mobile/src/boot/cutFaces.ts';
import { escapeHtml, inlineJson } from './escape.ts';

/** A page around the content of its root element. */
export interface PageParts {
  /** HTML from the attributes of the `html` element to the opening of the root element. */
  start: string;
  /** HTML from the end of the root element. */
  end: string;
}

/** Data of the gateway that home's HTML shows, for the app that hydrates it. */
export interface HomeState {
  /** Milliseconds since 1970. */
  drawnAt: number;
  data: HomeData;
  /** Faces cut to the text on the page. */
  faces: readonly CutFace[];
}

/** The whole page. If a state is given, its age and its faces are in the `html` element, for the script in the head. */
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
 * Moves the links at the start of the prerendered content into the head, so that the browser requests its pictures
 * before it reads styles and code. The links must come after the head's first scripts, because these scripts decide
 * which merchant and language the page is for.
 */
function beforeCode(start: string, links: string): string {
  const at = start.indexOf('<style');
  return at === -1 ? start + links : start.slice(0, at) + links + start.slice(at);
}

const facesAttribute = (faces: readonly CutFace[]) =>
  faces.length === 0 ? '' : `data-cuts="${escapeHtml(JSON.stringify(faces))}" `;
