import { Globe } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './CountryFlag.module.css';

let pictures: ReadonlyMap<string, string> | undefined;

/**
 * A round flag of a country, or a globe for an unknown country. It is decorative, because name and dialling code are
 * beside it.
 */
export function CountryFlag({ code }: { code: string }) {
  const [known, setKnown] = useState(pictures);
  useEffect(() => {
    if (known !== undefined) return;
    let isShown = true;
    // The list of pictures is loaded later, because typing does not need it. Without it, for example offline, the flag
    // is an empty disc.
    import('./flagPictures.ts').then(
      ({ flagPictures }) => {
        pictures = flagPictures;
        if (isShown) setKnown(flagPictures);
      },
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, [known]);
  const picture = known?.get(code);
  return (
    <span aria-hidden className={styles.flag}>
      {picture !== undefined ? (
        <img src={picture} alt="" loading="lazy" decoding="async" />
      ) : (
        known !== undefined && <Globe />
      )}
    </span>
  );
}
