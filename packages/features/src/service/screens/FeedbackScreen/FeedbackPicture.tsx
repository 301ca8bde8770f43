import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import styles from './FeedbackRow.module.css';

interface FeedbackPictureProps {
  /** Good for some minutes. A fresh one is used only once the one before has failed: what is on show does not load anew. */
  address: string;
  /** From 1, among the pictures of one piece of feedback. */
  position: number;
  /** Called at the first failure: a fresh address is wanted. */
  onFailed: () => void;
}

/** A picture that a member sent, small; it opens as large as it is. */
export function FeedbackPicture({ address, position, onFailed }: FeedbackPictureProps) {
  const { t } = useTexts('feedback');
  const { numerals } = useFormats();
  const [first] = useState(address);
  const [failed, setFailed] = useState<'none' | 'once' | 'twice'>('none');
  const words = { position: numerals(String(position)) };
  if (failed === 'twice' || (failed === 'once' && address === first))
    return (
      <span role="img" aria-label={t('pictureGone', words)} className={styles.gone}>
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
        alt={t('openPicture', words)}
        loading="lazy"
        decoding="async"
        onError={handleError}
      />
    </a>
  );
}
