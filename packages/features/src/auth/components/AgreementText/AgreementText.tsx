import { countryNames, useFormats } from '@livery/foundation/formats';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { KeyValue, KeyValueList } from '@livery/ui';
import styles from './AgreementText.module.css';

/**
 * The user agreement, with the merchant's licence. For a play-money merchant it states that no real money can be won or
 * lost.
 */
export function AgreementText() {
  const { t } = useTexts('agreement');
  const language = useLanguage();
  const { numerals } = useFormats();
  const { name, licence, playMoney } = useMerchant();
  const { authority, number, minimumAge: age } = licence;
  const countries = countryNames(licence.jurisdictions, language);
  const chapters = [
    [t('mayPlayTitle'), t('mayPlayAge', { age }), t('mayPlayCountry', { countries })],
    [t('accountTitle'), t('accountOne'), t('accountSecret')],
    [t('moneyTitle'), ...(playMoney ? [t('moneyPlay')] : [t('moneyName'), t('moneyLoan')])],
    [t('gamesTitle'), t('gamesBet'), t('gamesResult')],
    [t('fairTitle'), t('fairText')],
    [t('careTitle'), t('careFun'), t('carePause')],
    [t('dataTitle'), t('dataText')],
    [t('endTitle'), t('endComplaint', { authority, number }), t('endChange')],
  ];

  return (
    <article className={styles.agreement}>
      <p className={styles.intro}>{t('intro', { name })}</p>
      <div className={styles.licence}>
        <KeyValueList>
          <KeyValue label={t('authority')}>{authority}</KeyValue>
          <KeyValue label={t('number')}>{number}</KeyValue>
          <KeyValue label={t('minimumAge')}>{t('ageValue', { age })}</KeyValue>
          <KeyValue label={t('countries')}>{countries}</KeyValue>
        </KeyValueList>
      </div>
      <ol className={styles.chapters}>
        {chapters.map(([title, ...paragraphs], index) => (
          <li key={title} className={styles.chapter}>
            <h2 className={styles.title}>
              <span className={styles.number}>{numerals(String(index + 1))}</span>
              {title}
            </h2>
            {paragraphs.map((words) => (
              <p key={words} className={styles.words}>
                {words}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </article>
  );
}
