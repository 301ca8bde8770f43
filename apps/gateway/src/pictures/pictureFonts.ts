import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

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
  const standsFor = (generic: string, family: string) =>
    `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`;
  writeFileSync(
    temporary,
    [
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>',
      ...faces.map((face) => `<dir>${face}</dir>`),
      `<cachedir>${join(folder, 'fonts')}</cachedir>`,
      standsFor('sans-serif', 'Roboto'),
      standsFor('serif', 'Noto Serif'),
      '</fontconfig>',
    ].join('\n'),
  );
  renameSync(temporary, file);
  process.env['FONTCONFIG_FILE'] = file;
}
