import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderFontSettings } from './fontSettings.ts';

/** The fonts of an Android phone for pages without their own face, or before it has loaded. */
const faces = [
  import.meta.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-myanmar/400Regular/NotoSansMyanmar_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/noto-sans-myanmar/700Bold/NotoSansMyanmar_700Bold.ttf'),
  import.meta.resolve('@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf'),
].map((face) => dirname(fileURLToPath(face)));

/**
 * Writes the font settings of a phone for the browser, which reads them from the environment on Linux. Otherwise the
 * measured sizes would depend on the fonts of this machine. Returns the path of the file.
 */
export function phoneFonts(): string {
  const folder = join(import.meta.dirname, '../../.results/phoneFonts');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  const families = { 'sans-serif': 'Roboto', 'system-ui': 'Roboto', serif: 'Noto Serif' };
  writeFileSync(file, renderFontSettings({ faces, cacheDir: join(folder, 'cache'), families }));
  return file;
}
