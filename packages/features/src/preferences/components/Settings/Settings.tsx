import { useMerchant } from '@livery/merchant/react';
import { isLanguageCode, languageOf } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { ChoiceList, Flag, SegmentedControl } from '@livery/ui';
import { Moon, Sun } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { modeChosen, selectMode } from '../../state/preferences.ts';
import { useChooseLanguage } from './useChooseLanguage.ts';
import styles from './Settings.module.css';

interface SettingsProps {
  /** Called once the texts of the new language are on screen. */
  onLanguageChosen?: () => void;
}

/** Choice of language, where the merchant offers more than one, and of dark or light. */
export function Settings({ onLanguageChosen }: SettingsProps) {
  const { t } = useTexts('common');
  const { languages } = useMerchant();
  const language = useLanguage();
  const mode = useSelector(selectMode);
  const dispatch = useDispatch();
  const chooseLanguage = useChooseLanguage(onLanguageChosen);
  const offered = languages.supported.filter(isLanguageCode);

  return (
    <div className={styles.settings}>
      {offered.length > 1 && (
        <ChoiceList
          label={t('language')}
          chosen={language}
          onChoose={(code) => void chooseLanguage(code)}
          choices={offered.map((code) => {
            const { ownName, flag, tag } = languageOf(code);
            return { id: code, label: ownName, icon: <Flag name={flag} />, lang: tag };
          })}
        />
      )}
      <SegmentedControl
        label={t('theme')}
        chosen={mode}
        onChoose={(chosen) => dispatch(modeChosen(chosen))}
        options={[
          { id: 'dark', label: t('themeDark'), icon: <Moon /> },
          { id: 'light', label: t('themeLight'), icon: <Sun /> },
        ]}
      />
    </div>
  );
}
