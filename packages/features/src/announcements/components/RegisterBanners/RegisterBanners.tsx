import { useGetAnnouncementsQuery } from '@livery/api/announcements/getAnnouncements';
import { OpenAddresses } from '@livery/foundation/navigation';
import { useLanguage } from '@livery/i18n/react';
import { type ReactNode, use, useMemo } from 'react';
import { toSlide } from '../Banners/toSlide.ts';
import { RegisterBannersView } from './RegisterBannersView.tsx';

/** The group of the banners that the register screen shows. */
const registerGroup = 'm_reg';

interface RegisterBannersProps {
  /** Shown if there are no banners. */
  instead: ReactNode;
}

/** The merchant's banners for the register screen. */
export function RegisterBanners({ instead }: RegisterBannersProps) {
  const language = useLanguage();
  const { data, isError } = useGetAnnouncementsQuery({ language, place: 'register' });
  const isOpen = use(OpenAddresses);
  const slides = useMemo(
    () =>
      data?.banners
        .filter(({ group, link }) => group === registerGroup && (link?.kind !== 'path' || isOpen(link.path)))
        .map(toSlide),
    [data, isOpen],
  );

  return <RegisterBannersView slides={slides ?? (isError ? [] : undefined)} instead={instead} />;
}
