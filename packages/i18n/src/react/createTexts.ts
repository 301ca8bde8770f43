import type { Numerals } from '../languages/languages.ts';
import { homeTextAreas, type TextArea, textAreas } from '../texts/areas.ts';
import { inNumerals } from './inNumerals.ts';
import { plainReader } from './plainReader.ts';
import type { Reader, TranslateAny } from './translate.ts';

/** Texts of one language, by area and key. */
export type AreaTexts = Partial<Record<TextArea, Readonly<Record<string, string>>>>;

interface TextsOptions {
  /** Gateway code of the start language. */
  language: string;
  /** Loads the texts of an area. Rejects after a failure. Then the screen offers a retry. */
  load: (language: string, area: TextArea) => Promise<Readonly<Record<string, string>>>;
  /** Texts that need no loading, for example texts in the HTML. */
  ready?: Readonly<Record<string, AreaTexts>>;
  /**
   * Reads the texts of areas that do not belong to home. Set it if the code of the reader is already loaded, as in
   * tests and stories. If it is not set, the code is loaded with the first such area. Before that, only home's texts in
   * `ready` can be read.
   */
  reader?: Reader;
  /** Returns the numerals of a language, by the language's gateway code. Default: 0-9. */
  numeralsOf?: (language: string) => Numerals;
  /** Loads the code of the reader, for an app that retries. Rejects after a failure. */
  loadReader?: () => Promise<() => Reader>;
}

const importReader = async () => (await import('./i18nextReader.ts')).i18nextReader;

/** The app's texts in the language on screen, loaded area by area. */
export interface TextsInstance {
  /** Gateway code of the language on screen. */
  getLanguage: () => string;
  /** Gateway code of the start language: the language of a prerendered page. */
  getFirstLanguage: () => string;
  /** Changes the language on screen. The texts of the language must be loaded before: see `switchLanguage`. */
  setLanguage: (language: string) => void;
  /** Calls `onChange` after each change of language. Returns a function that stops it. */
  subscribe: (onChange: () => void) => () => void;
  /**
   * The function that reads the texts of an area. It is the same function at each call. Undefined before the texts are
   * loaded.
   */
  translate: (language: string, area: TextArea) => TranslateAny | undefined;
  /** Areas that are loaded in a language. */
  listAreas: (language: string) => TextArea[];
  /**
   * Loads the texts of an area once: every call returns the same promise. Rejects after a failure. If a call is made
   * more than one second after that, the texts are loaded again.
   */
  load: (language: string, area: TextArea) => Promise<void>;
  /**
   * Loads areas in the language on screen before they are needed. Failures are ignored here, because a component that
   * needs the area gets the failure.
   */
  preload: (areas: readonly TextArea[]) => void;
}

/**
 * The fields that React's `use` reads from a promise that is settled. With these fields, a component does not suspend.
 */
const fulfilled = { status: 'fulfilled', value: undefined };
/** The promise for texts that need no loading. */
const loaded: Promise<void> = Object.assign(Promise.resolve(), fulfilled);

/** Milliseconds for which a failure is cached, so that a component that renders again does not load in a loop. */
const failureMs = 1_000;

/**
 * Creates texts that are loaded area by area. `plainReader` reads the areas of home, so that home needs no more code.
 * The code of i18next is loaded with the first other area.
 */
export function createTexts({
  language: first,
  load,
  ready = {},
  reader,
  numeralsOf = () => 'latn',
  loadReader = importReader,
}: TextsOptions): TextsInstance {
  let language = first;
  let engine = reader && Promise.resolve(reader);
  const readers = new Map<string, TranslateAny>();
  const loads = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();

  const readerOf = async (area: TextArea): Promise<Reader> => {
    if (isHomeArea(area)) return plainReader;
    engine ??= loadReader().then((createReader) => createReader());
    // The next call tries a failed load again.
    engine.catch(() => {
      engine = undefined;
    });
    return engine;
  };
  for (const [code, areas] of Object.entries(ready)) {
    for (const area of textAreas) {
      const words = areas[area];
      const read = isHomeArea(area) ? plainReader : reader;
      if (words && read) readers.set(`${code}/${area}`, inNumerals(read, numeralsOf)(code, area, words));
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
    listAreas: (code) => textAreas.filter((area) => readers.has(`${code}/${area}`)),
    load: (code, area) => {
      const id = `${code}/${area}`;
      const waiting = loads.get(id);
      if (waiting) return waiting;
      if (readers.has(id)) return loaded;
      const loading = Promise.all([readerOf(area), load(code, area)]).then(([read, words]) => {
        readers.set(id, inNumerals(read, numeralsOf)(code, area, words));
        void Object.assign(loading, fulfilled);
      });
      loads.set(id, loading);
      loading.catch(() => setTimeout(() => loads.delete(id), failureMs));
      return loading;
    },
    preload: (areas) => areas.forEach((area) => void texts.load(language, area).catch(() => undefined)),
  };
  return texts;
}

function isHomeArea(area: TextArea): boolean {
  return (homeTextAreas as readonly TextArea[]).includes(area);
}
