import i18next from 'i18next';
import { languageOf } from '../languages/languages.ts';
import type { Reader } from './translate.ts';

/** Reads texts by i18next: places, forms by count. Its languages are tags, its namespaces our areas. */
export function i18nextReader(): Reader {
  const engine = i18next.createInstance();
  void engine.init({
    // A key that a language lacks is a failing test, not a reason to download English beside it.
    fallbackLng: false,
    // ko-KR is a language of its own here, never read from ko.
    load: 'currentOnly',
    ns: [],
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    resources: {},
    interpolation: { escapeValue: false },
  });
  return (code, area, texts) => {
    const { tag } = languageOf(code);
    engine.addResourceBundle(tag, area, texts);
    const t = engine.getFixedT(tag, area);
    return (key, values) => t(key, { ...values });
  };
}
