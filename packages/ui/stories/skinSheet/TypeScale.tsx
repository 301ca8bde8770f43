import { DocSection, Value } from '../page/DocPage.tsx';
import styles from './SkinSheet.module.css';

const sizes = ['32', '24', '20', '16', '14', '12'] as const;
const scripts = [
  {
    lang: 'en',
    dir: 'ltr',
    name: 'Latin',
    title: 'Your play money is ready',
    text: 'The Friday draw closes at 20:00. Ãçéñ ß 0123456789',
  },
  {
    lang: 'bn',
    dir: 'ltr',
    name: 'Bengali',
    title: 'আপনার খেলার টাকা প্রস্তুত',
    text: 'শুক্রবারের ড্র রাত ৮টায় বন্ধ হবে। ৳১২,৩৪,৫৬,৭৮৯.৫০',
  },
  {
    lang: 'ur',
    dir: 'rtl',
    name: 'Urdu',
    title: 'آپ کی کھیل کی رقم تیار ہے',
    text: 'جمعے کی قرعہ اندازی رات آٹھ بجے بند ہو گی۔',
  },
] as const;

/** The type scale in the merchant's faces, in three scripts. */
export function TypeScale({ language }: { language: string }) {
  return (
    <DocSection
      title="Type"
      note={`Titles and words in the merchant’s faces. A page in ${language} loads the faces of its own script; other scripts use the fonts of the phone.`}
    >
      <div className={styles['type']}>
        <div className={styles['specimen']}>
          {sizes.map((size) => (
            <p key={size} className={styles['heading']} style={{ fontSize: `var(--text-${size})` }}>
              {size}{' '}
              <span style={{ fontFamily: 'var(--font-body)', fontWeight: 'var(--weight-regular)' }}>
                Games by the river
              </span>
            </p>
          ))}
        </div>
        {scripts.map(({ lang, dir, name, title, text }) => (
          <div key={lang} className={styles['specimen']}>
            <Value>{name}</Value>
            <p lang={lang} dir={dir} className={styles['heading']} style={{ fontSize: 'var(--text-24)' }}>
              {title}
            </p>
            <p lang={lang} dir={dir} style={{ fontSize: 'var(--text-16)' }}>
              {text}
            </p>
            <p lang={lang} dir={dir} style={{ fontSize: 'var(--text-12)' }}>
              {text}
            </p>
          </div>
        ))}
      </div>
    </DocSection>
  );
}
