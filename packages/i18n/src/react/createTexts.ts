import { homeTextAreas, type TextArea, textAreas } from '../texts/areas.ts';
import { plainReader } from './plainReader.ts';
import type { Reader, TranslateAny } from './translate.ts';

/** Texts of one language, by area and key. */
export type AreaTexts = Partial<Record<TextArea, Readonly<Record<string, string>>>>;

interface TextsOptions {
  /** Gateway code of the language to start in. */
  language: string;
  /** Gets one area's texts. Rejects when they can't be had; the screen then offers to try again. */
  load: (language: string, area: TextArea) => Promise<Readonly<Record<string, string>>>;
  /** Texts that are already here, such as those in the HTML. */
  ready?: Readonly<Record<string, AreaTexts>>;
  /**
   * Reads areas beyond home's where that is here already, as in tests and stories: without it, of the ready texts only
   * home's are. Default: fetched with the first such area.
   */
  reader?: Reader;
  /** How its code is fetched, for an app that asks more than once. Rejects when it can't be had. */
  loadReader?: () => Promise<() => Reader>;
}

const importReader = async () => (await import('./i18nextReader.ts')).i18nextReader;

/** The app's texts in the language on screen, area by area as they are needed. */
export interface TextsInstance {
  /** Gateway code of the language on screen. */
  getLanguage: () => string;
  /** Gateway code of the language that the visit began in: a page that was drawn ahead speaks it. */
  getFirstLanguage: () => string;
  /** Shows another language, whose texts must be here: see `switchLanguage`. */
  setLanguage: (language: string) => void;
  /** Calls back when another language is on screen. Answers with the way to stop. */
  subscribe: (onChange: () => void) => () => void;
  /** Reads an area's texts; undefined while they are not here. The same function as long as the language stays. */
  translate: (language: string, area: TextArea) => TranslateAny | undefined;
  /** Areas whose texts are here in a language. */
  areasOf: (language: string) => TextArea[];
  /** Gets an area's texts. One promise for all who wait, and the same for those who ask later; rejects when they can't be had. */
  load: (language: string, area: TextArea) => Promise<void>;
  /** Asks ahead for areas in the language on screen. Whoever speaks them tells of a failure. */
  prepare: (areas: readonly TextArea[]) => void;
}

/** What React reads off a promise that is kept: a component that asks for it goes on at once. */
const kept = { status: 'fulfilled', value: undefined };
/** For texts that were never waited for. */
const here: Promise<void> = Object.assign(Promise.resolve(), kept);

/**
 * Milliseconds for which a failure stands: those who render meanwhile fail with it and don't ask the network in a loop.
 * After that the next to need the texts asks anew.
 */
const failureMs = 1_000;

/**
 * Texts that load area by area. Those that are ready can be shown at once; others come with their screen. Home's are plain
 * words with places, read by a line of ours, so that home waits for nothing more; i18next comes with the first of the others.
 */
export function createTexts({
  language: first,
  load,
  ready = {},
  reader,
  loadReader = importReader,
}: TextsOptions): TextsInstance {
  let language = first;
  let engine = reader && Promise.resolve(reader);
  const readers = new Map<string, TranslateAny>();
  const loads = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const readerOf = async (area: TextArea): Promise<Reader> => {
    if (isHomeArea(area)) return plainReader;
    engine ??= loadReader().then((open) => open());
    // What could not be had is asked for anew by the next who needs it.
    engine.catch(() => {
      engine = undefined;
    });
    return engine;
  };
  for (const [code, areas] of Object.entries(ready)) {
    for (const area of textAreas) {
      const words = areas[area];
      const read = isHomeArea(area) ? plainReader : reader;
      if (words && read) readers.set(`${code}/${area}`, read(code, area, words));
    }
  }

  const texts: TextsInstance = {
    getLanguage: () => language,
    getFirstLanguage: () => first,
    setLanguage: (next) => {
      language = next;
      listeners.forEach((onChange) => onChange());
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    translate: (code, area) => readers.get(`${code}/${area}`),
    areasOf: (code) => textAreas.filter((area) => readers.has(`${code}/${area}`)),
    load: (code, area) => {
      const id = `${code}/${area}`;
      const waiting = loads.get(id);
      if (waiting) return waiting;
      if (readers.has(id)) return here;
      const loading = Promise.all([readerOf(area), load(code, area)]).then(([read, words]) => {
        readers.set(id, read(code, area, words));
        void Object.assign(loading, kept);
      });
      loads.set(id, loading);
      loading.catch(() => setTimeout(() => loads.delete(id), failureMs));
      return loading;
    },
    prepare: (areas) => areas.forEach((area) => void texts.load(language, area).catch(() => undefined)),
  };
  return texts;
}

function isHomeArea(area: TextArea): boolean {
  return (homeTextAreas as readonly TextArea[]).includes(area);
}
