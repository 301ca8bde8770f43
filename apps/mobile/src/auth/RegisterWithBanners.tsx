import { RegisterBanners } from '@livery/features/announcements';
import { RegisterScreen } from '@livery/features/auth';

/** The register screen with the merchant's registration banners. */
export function RegisterWithBanners() {
  return <RegisterScreen Hero={RegisterBanners} />;
}
