import { useLanguage, useTexts } from '@livery/i18n/react';
import { useEffect, useState } from 'react';
import type { TitleKey } from './row.ts';

/**
 * Returns a screen's title in the current language. Empty until its texts are loaded, or if they cannot be loaded,
 * because the screen must not depend on them.
 */
export function useTitle(title: TitleKey): string {
  const { t, texts } = useTexts('common');
  const language = useLanguage();
  const isHome = title === 'navHome';
  const [, setHere] = useState<string>();
  useEffect(() => {
    if (!isHome)
      void texts.load(language, 'shell').then(
        () => setHere(language),
        () => undefined,
      );
  }, [texts, language, isHome]);
  return isHome ? t('navHome') : (texts.translate(language, 'shell')?.(title) ?? '');
}
