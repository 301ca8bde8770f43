import { languageOf } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { LanguagePicker } from '@livery/ui/language-picker';
import { ModeChoice } from '../ModeChoice/ModeChoice.tsx';
import { useChooseLanguage } from '../../model/useChooseLanguage.ts';
import { useOfferedLanguages } from '../../model/useOfferedLanguages.ts';
import styles from './Settings.module.css';

/** Choice of language, where the merchant offers more than one, and of dark or light. */
export function Settings() {
  const { t } = useTexts('common');
  const language = useLanguage();
  const languages = useOfferedLanguages();
  const chooseLanguage = useChooseLanguage();

  return (
    <div className={styles.settings}>
      {languages.length > 1 && (
        <div className={styles.language}>
          <span className={styles.words}>
            {t('language')}
            <bdi className={styles.current}>{languageOf(language).ownName}</bdi>
          </span>
          <LanguagePicker
            label={t('language')}
            languages={languages}
            current={language}
            onChoose={(code) => void chooseLanguage(code)}
          />
        </div>
      )}
      <ModeChoice />
    </div>
  );
}
