import { useGetAnnouncementsQuery } from '@livery/api/announcements/getAnnouncements';
import { useLanguage } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { Banner, Skeleton } from '@livery/ui';
import { Suspense, use, useMemo } from 'react';
import { OpenAddresses } from '@livery/foundation/navigation';
import { useStartTime } from '../../hooks/useStartTime.ts';
import { carousel } from '../../blocks.tsx';
import { toSlide } from '../Banners/toSlide.ts';
import styles from './HomeBanners.module.css';

/** Groups of the banners that home shows. The group `m_live` is shown only if live models are on. */
const homeGroup = 'm_home';
const liveGroup = 'm_live';

interface HomeBannersProps {
  /**
   * Whether the banners are narrower than the page, so that the next one is partly visible. Default false.
   */
  isPeeking?: boolean;
}

/**
 * The merchant's banners, without banners whose address is closed to this player. While they load, a skeleton is shown.
 * If there are no banners, nothing is shown.
 */
export function HomeBanners({ isPeeking = false }: HomeBannersProps) {
  return (
    <div className={isPeeking ? `${styles.banners} ${styles.peeking}` : styles.banners}>
      <Banners isPeeking={isPeeking} />
    </div>
  );
}

function Banners({ isPeeking }: Required<HomeBannersProps>) {
  const language = useLanguage();
  const { switches } = useMerchant();
  const { banners, isError } = useGetAnnouncementsQuery(
    { language },
    { selectFromResult: ({ data, isError: hasFailed }) => ({ banners: data?.banners, isError: hasFailed }) },
  );
  const isOpen = use(OpenAddresses);
  const slides = useMemo(
    () =>
      banners
        ?.filter(({ group }) => group === homeGroup || (switches.LIVEMODELS && group === liveGroup))
        .filter(({ link }) => link?.kind !== 'path' || isOpen(link.path))
        .map(toSlide),
    [banners, switches.LIVEMODELS, isOpen],
  );
  const first = slides?.[0];
  const shownSince = useStartTime(first !== undefined);
  if (slides === undefined) return isError ? null : <Skeleton shape="banner" />;
  if (first === undefined) return null;
  if (shownSince === undefined) return <Banner slide={first} />;

  return (
    <Suspense fallback={<Banner slide={first} />}>
      <carousel.Component slides={slides} shownSince={shownSince} isPeeking={isPeeking} />
    </Suspense>
  );
}
