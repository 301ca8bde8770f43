import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './SentPicture.module.css';

export interface SentPictureProps {
  /**
   * Valid for some minutes. A new address is used only after the former one has failed, so that a shown picture does
   * not load again.
   */
  address: string;
  /** Describes the picture, and mentions that it opens in a new tab. */
  label: string;
  /** Text that is shown if the picture cannot be shown. */
  goneLabel: string;
  /** Called at the first failure, to request a new address. */
  onFailed: () => void;
}

/** A small picture that a member sent; a tap opens it in full size. */
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
