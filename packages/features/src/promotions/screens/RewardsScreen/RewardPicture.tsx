import { bannerWidth, Picture, useFailedPicture } from '@livery/ui/picture';
import { Gift } from 'lucide-react';
import styles from './RewardRow.module.css';

/** The picture of a reward, or a gift icon if there is no picture. It is decorative, because the title is below it. */
export function RewardPicture({ address }: { address: string | undefined }) {
  const [hasFailed, fail] = useFailedPicture(address);
  return (
    <div aria-hidden className={styles.picture}>
      {address === undefined || hasFailed ? (
        <Gift />
      ) : (
        <Picture
          alt=""
          width={1120}
          height={490}
          draggable={false}
          loading="lazy"
          decoding="async"
          onError={fail}
          address={address}
          rem={bannerWidth}
        />
      )}
    </div>
  );
}
