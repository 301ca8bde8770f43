import { describe, expect, test } from 'vitest';
import { fileNames } from './fileNames.ts';
import type { SharedChunk } from './sharedChunks.ts';

const features = '/livery/packages/features/src';
const login = `${features}/auth/screens/LoginScreen.tsx`;
const reset = `${features}/auth/screens/ResetScreen.tsx`;
const deposit = `${features}/wallet/screens/DepositScreen.tsx`;

/**
 * Creates modules that these roots need, with `size` bytes of code and their own needs. The routes of a feature load
 * its root, unless `loaders` names other modules.
 */
const needed = (name: string, size: number, roots: readonly string[], needs: readonly string[] = []): SharedChunk => ({
  modules: [name],
  size,
  roots,
  needs,
});

function namesOf(
  chunks: readonly SharedChunk[],
  loaders: Readonly<Record<string, readonly string[]>> = {},
  withTap: readonly string[] = [],
) {
  const roots = chunks.flatMap((chunk) => chunk.roots);
  const byRoutes = roots.map((root) => [root, [`${features}/routes.tsx`]] as const);
  const names = fileNames(chunks, {
    root: '/livery',
    loaders: new Map([...byRoutes, ...Object.entries(loaders)]),
    withTap: new Set(withTap),
  });
  return Object.fromEntries(chunks.map(({ modules: [module] }) => [module!.split('/').at(-1), names.get(module!)]));
}

describe('the file of a module', () => {
  test("is the feature's file, if only the feature uses it; a large screen has a separate file", () => {
    const chunks = [
      needed(login, 3_000, [login]),
      needed(reset, 11_000, [reset]),
      needed('Form.tsx', 40_000, [login, reset]),
    ];
    expect(namesOf(chunks)).toEqual({
      'LoginScreen.tsx': 'auth',
      'ResetScreen.tsx': 'ResetScreen',
      'Form.tsx': 'auth',
    });
  });

  test('is the shared file, if several features use it; a large part has a separate file', () => {
    const chunks = [
      needed(login, 3_000, [login]),
      needed(deposit, 3_000, [deposit]),
      needed('Checkbox.tsx', 700, [login, deposit]),
      needed('/livery/node_modules/forms/index.mjs', 40_000, [login, deposit]),
    ];
    expect(namesOf(chunks)).toEqual({
      'LoginScreen.tsx': 'auth',
      'DepositScreen.tsx': 'wallet',
      'Checkbox.tsx': 'shared',
      'index.mjs': 'index',
    });
  });

  test('is separate from a smaller size on, if neither home nor the shell uses it', () => {
    const overlays = '/livery/apps/mobile/src/home/HomeOverlays.tsx';
    const chunks = [
      needed(login, 3_000, [login]),
      needed(deposit, 3_000, [deposit]),
      needed(overlays, 3_000, [overlays]),
      needed('LanguageList.tsx', 5_000, [login, deposit]),
      needed('Money.tsx', 5_000, [login, overlays]),
    ];
    expect(namesOf(chunks)).toMatchObject({ 'LanguageList.tsx': 'LanguageList', 'Money.tsx': 'shared' });
  });

  test('is the file for all screens, if only screens that load after a tap use it', () => {
    const chunks = [
      needed(login, 3_000, [login]),
      needed(reset, 3_000, [reset]),
      needed(deposit, 3_000, [deposit]),
      needed('Checkbox.tsx', 700, [login, deposit]),
      needed('AmountField.tsx', 700, [reset, deposit]),
      needed('/livery/node_modules/forms/index.mjs', 40_000, [reset, deposit]),
    ];
    expect(namesOf(chunks, {}, [reset, deposit])).toMatchObject({
      'Checkbox.tsx': 'shared',
      'AmountField.tsx': 'screens',
      'index.mjs': 'index',
    });
  });

  test('is the file for all screens, if only screens after a tap and their lazy parts use it', () => {
    const receipt = `${features}/wallet/ReceiptPart.tsx`;
    const chunks = [
      needed(reset, 3_000, [reset]),
      needed(deposit, 3_000, [deposit]),
      needed(receipt, 3_000, [receipt]),
      needed('FileUpload.tsx', 700, [reset, receipt]),
    ];
    expect(namesOf(chunks, { [receipt]: [deposit] }, [reset, deposit])).toMatchObject({ 'FileUpload.tsx': 'screens' });
    // A screen that loads soon after home needs it too.
    expect(namesOf(chunks, { [receipt]: [deposit] }, [reset])).toMatchObject({ 'FileUpload.tsx': 'shared' });
  });

  test("is the feature's second file, if only its screens that load after a tap use it", () => {
    const terms = `${features}/auth/screens/AgreementScreen.tsx`;
    const chunks = [
      needed(login, 3_000, [login]),
      needed(reset, 3_000, [reset]),
      needed(terms, 3_000, [terms]),
      needed('Form.tsx', 4_000, [login, reset]),
      needed('Heading.tsx', 4_000, [terms, reset]),
      needed(deposit, 3_000, [deposit]),
    ];
    expect(namesOf(chunks, {}, [reset, terms, deposit])).toEqual({
      'LoginScreen.tsx': 'auth',
      'ResetScreen.tsx': 'authScreens',
      'AgreementScreen.tsx': 'authScreens',
      'Form.tsx': 'auth',
      'Heading.tsx': 'authScreens',
      // No screen of this feature is loaded before a tap.
      'DepositScreen.tsx': 'wallet',
    });
  });

  test('is the file of a large part, if several features use it and it imports that part', () => {
    const chunks = [
      needed(login, 3_000, [login]),
      needed(reset, 3_000, [reset]),
      needed(deposit, 3_000, [deposit]),
      needed('Html.tsx', 700, [login, deposit], ['sanitise.ts']),
      needed('sanitise.ts', 40_000, [login, deposit, reset]),
      needed('Article.tsx', 700, [reset, deposit], ['Html.tsx', 'sanitise.ts']),
      needed('forms.ts', 40_000, [reset, deposit]),
      needed('Answer.tsx', 700, [reset, deposit], ['forms.ts', 'sanitise.ts']),
    ];
    expect(namesOf(chunks, {}, [reset, deposit])).toMatchObject({
      'Html.tsx': 'sanitise',
      'Article.tsx': 'sanitiseScreens',
      'Answer.tsx': 'AnswerScreens',
    });
  });

  test("is home's file, if home or a feature's blocks load it, at any size", () => {
    const overlays = '/livery/apps/mobile/src/home/HomeOverlays.tsx';
    const popups = `${features}/announcements/PopupCards.tsx`;
    const strip = `${features}/lottery/LotteryStrip.tsx`;
    const chunks = [
      needed(overlays, 3_000, [overlays]),
      needed(popups, 60_000, [popups]),
      needed(strip, 3_000, [strip]),
      needed('Countdown.tsx', 3_000, [strip, popups]),
    ];
    const loaders = { [popups]: [overlays], [strip]: [`${features}/lottery/blocks.tsx`] };
    expect(new Set(Object.values(namesOf(chunks, loaders)))).toEqual(new Set(['home']));
  });

  test('is the shared file, if the shell around every screen loads it', () => {
    const watch = '/livery/apps/mobile/src/shell/BackgroundWatch.tsx';
    expect(namesOf([needed(watch, 6_000, [watch])])).toEqual({ 'BackgroundWatch.tsx': 'shared' });
  });

  test('has no name, if the first page uses it', () => {
    expect(namesOf([needed('HomeScreen.tsx', 9_000, [])])).toEqual({ 'HomeScreen.tsx': undefined });
  });
});

describe('a part of a component, or a cipher,', () => {
  const flags = '/livery/packages/ui/src/CountryPicker.tsx';
  const extras = '/livery/packages/ui/src/ToastExtras.tsx';
  const cipher = '/livery/packages/api/src/crypto/oaepGcm.ts';

  test('is in the shared file if it is small, otherwise in a separate file', () => {
    expect(namesOf([needed(extras, 1_400, [extras]), needed(flags, 2_600, [flags])])).toEqual({
      'ToastExtras.tsx': 'shared',
      'CountryPicker.tsx': 'CountryPicker',
    });
  });

  test('has a separate file if it imports a large file, which the shared file would load for every player', () => {
    const old = '/livery/packages/api/src/crypto/legacyDes.ts';
    const chunks = [
      needed(cipher, 900, [cipher]),
      needed(old, 900, [old]),
      needed('rsa.ts', 58_000, [cipher, old]),
      needed(login, 11_000, [login]),
      needed('clock.ts', 200, [cipher, login]),
    ];
    expect(namesOf(chunks)).toEqual({
      'oaepGcm.ts': 'oaepGcm',
      'legacyDes.ts': 'legacyDes',
      'rsa.ts': 'rsa',
      'LoginScreen.tsx': 'LoginScreen',
      'clock.ts': 'auth',
    });
  });

  test('has a separate file if it imports much code that only it and a similar part use', () => {
    const link = '/livery/packages/api/src/crypto/decryptDes.ts';
    const names = namesOf([
      needed(link, 200, [link]),
      needed(cipher, 900, [cipher]),
      needed('des.js', 9_000, [link, cipher]),
    ]);
    expect(names).toMatchObject({ 'decryptDes.ts': 'decryptDes', 'des.js': 'des' });
  });

  test('moves code that it shares with a feature into the shared file, if it is in that file', () => {
    const chunks = [
      needed(extras, 1_400, [extras]),
      needed(login, 11_000, [login]),
      needed('check.ts', 100, [extras, login]),
    ];
    expect(namesOf(chunks)).toMatchObject({ 'check.ts': 'shared' });
  });
});
