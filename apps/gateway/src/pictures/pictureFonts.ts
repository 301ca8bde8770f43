import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderFontSettings } from './fontSettings.ts';

const require = createRequire(import.meta.url);

/** Faces for lettering in pictures, one a script: which fonts this machine has must not matter. */
const faces = [
  require.resolve('@expo-google-fonts/roboto/900Black/Roboto_900Black.ttf'),
  require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-serif/900Black/NotoSerif_900Black.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-bengali/900Black/NotoSansBengali_900Black.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-bengali/700Bold/NotoSansBengali_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf'),
  require.resolve('@expo-google-fonts/noto-sans-myanmar/900Black/NotoSansMyanmar_900Black.ttf'),
  require.resolve('@expo-google-fonts/nanum-gothic/800ExtraBold/NanumGothic_800ExtraBold.ttf'),
].map((face) => dirname(face));

/**
 * Writes the settings of the library that finds fonts for pictures, and names them in this process's environment, where
 * that library looks once, at its first text.
 */
export function setPictureFonts(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'fonts.conf');
  const temporary = `${file}.${process.pid}.tmp`;
  const families = { 'sans-serif': 'Roboto', serif: 'Noto Serif' };
  writeFileSync(temporary, renderFontSettings({ faces, cacheDir: join(folder, 'fonts'), families }));
  renameSync(temporary, file);
  process.env['FONTCONFIG_FILE'] = file;
}
