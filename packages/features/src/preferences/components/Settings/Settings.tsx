import { languageOf } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useBackCloses } from '@livery/foundation/navigation';
import { FlagButton } from '@livery/ui';
import { LanguagePanel } from '@livery/ui/language-picker';
import { useState } from 'react';
import { ModeChoice } from '../ModeChoice/ModeChoice.tsx';
import { useChooseLanguage } from '../../model/useChooseLanguage.ts';
import { useOfferedLanguages } from '../../model/useOfferedLanguages.ts';
import styles from './Settings.module.css';

/**
 * The choice of language, if the merchant offers more than one, and of the mode. A tap on any part of the language's
 * row opens the list.
 */
export function Settings() {
  const { t } = useTexts('common');
  const language = useLanguage();
  const languages = useOfferedLanguages();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const chooseLanguage = useChooseLanguage();
  useBackCloses(anchor !== null, close);

  return (
    <div className={styles.settings}>
      {languages.length > 1 && (
        <div className={styles.language}>
          <span className={styles.words}>
            {t('language')}
            <bdi className={styles.current}>{languageOf(language).ownName}</bdi>
          </span>
          <FlagButton
            flag={languages.find(({ code }) => code === language)?.flag ?? ''}
            label={t('language')}
            isOpen={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          />
          <LanguagePanel
            anchor={anchor}
            label={t('language')}
            languages={languages}
            current={language}
            onChoose={(code) => {
              close();
              if (code !== language) void chooseLanguage(code);
            }}
            onClose={close}
          />
        </div>
      )}
      <ModeChoice />
    </div>
  );
}
