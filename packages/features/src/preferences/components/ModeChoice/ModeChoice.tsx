import { useTexts } from '@livery/i18n/react';
import { SegmentedControl } from '@livery/ui';
import { Moon, Smartphone, Sun } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { modeChosen, selectMode } from '../../state/preferences.ts';

/** The choice of the mode: dark, light, or the phone's setting. */
export function ModeChoice() {
  const { t } = useTexts('common');
  const mode = useSelector(selectMode);
  const dispatch = useDispatch();
  return (
    <SegmentedControl
      label={t('theme')}
      chosen={mode}
      onChoose={(chosen) => dispatch(modeChosen(chosen))}
      options={[
        { id: 'dark', label: t('themeDark'), icon: <Moon /> },
        { id: 'light', label: t('themeLight'), icon: <Sun /> },
        { id: 'phone', label: t('themePhone'), icon: <Smartphone /> },
      ]}
    />
  );
}
