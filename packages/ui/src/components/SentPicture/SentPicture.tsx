import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './SentPicture.module.css';

export interface SentPictureProps {
  /** Good for some minutes. A fresh one is used only once the one before has failed: what is on show does not load anew. */
  address: string;
  /** What it is, and that it opens in a new tab. */
  label: string;
  /** What stands in its place where it can't be shown. */
  goneLabel: string;
  /** Called at the first failure: a fresh address is wanted. */
  onFailed: () => void;
}

/** A picture that a member sent, small; it opens as large as it is. */
export function SentPicture({ address, label, goneLabel, onFailed }: SentPictureProps) {
  const [first] = useState(address);
  const [failed, setFailed] = useState<'none' | 'once' | 'twice'>('none');
  if (failed === 'twice' || (failed === 'once' && address === first))
    return (
      <span role="img" aria-label={goneLabel} className={styles.gone}>
        <ImageOff aria-hidden />
      </span>
    );
  const handleError = () => {
    setFailed(failed === 'none' ? 'once' : 'twice');
    if (failed === 'none') onFailed();
  };
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={styles.picture}>
      <img
        src={failed === 'none' ? first : address}
        alt={label}
        loading="lazy"
        decoding="async"
        onError={handleError}
      />
    </a>
  );
}
