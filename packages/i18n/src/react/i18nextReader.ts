import i18next from 'i18next';
import { languageOf } from '../languages/languages.ts';
import type { Reader } from './translate.ts';

/** Creates a reader with i18next. In i18next, languages are BCP 47 tags, and namespaces are our areas. */
export function i18nextReader(): Reader {
  const engine = i18next.createInstance();
  void engine.init({
    // A test checks that every language is complete, so English is never loaded as a fallback.
    fallbackLng: false,
    // ko-KR has its own texts. Without this, i18next would load ko too.
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
