import { describe, expect, test } from 'vitest';
import { fileNames } from './fileNames.ts';
import type { WholeChunk } from './wholeChunks.ts';

const features = '/livery/packages/features/src';
const login = `${features}/auth/screens/LoginScreen.tsx`;
const reset = `${features}/auth/screens/ResetScreen.tsx`;
const deposit = `${features}/wallet/screens/DepositScreen.tsx`;

/**
 * Modules that these roots need, `size` bytes of code, and that need others. A root is loaded by the routes of its feature,
 * unless `loaders` says otherwise.
 */
const needed = (name: string, size: number, roots: readonly string[], needs: readonly string[] = []): WholeChunk => ({
  modules: [name],
  size,
  roots,
  needs,
});

function namesOf(
  chunks: readonly WholeChunk[],
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
  test('is the feature’s, for what the feature alone needs; a screen with much code has one of its own', () => {
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

  test('is the shared one, for what several features need; a large piece has one of its own', () => {
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

  test('is one of its own for less, where neither home nor the shell needs it', () => {
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

  test('is the one of all screens, for what only screens need that load with a tap', () => {
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

  test('is the one of all screens, for what a screen that loads with a tap loads in turn', () => {
    const receipt = `${features}/wallet/ReceiptPart.tsx`;
    const chunks = [
      needed(reset, 3_000, [reset]),
      needed(deposit, 3_000, [deposit]),
      needed(receipt, 3_000, [receipt]),
      needed('FileUpload.tsx', 700, [reset, receipt]),
    ];
    expect(namesOf(chunks, { [receipt]: [deposit] }, [reset, deposit])).toMatchObject({ 'FileUpload.tsx': 'screens' });
    // A screen that is there soon after home loads it too.
    expect(namesOf(chunks, { [receipt]: [deposit] }, [reset])).toMatchObject({ 'FileUpload.tsx': 'shared' });
  });

  test('is a second one of the feature, for what only those of its screens need that load with a tap', () => {
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
      // None of these is fetched ahead.
      'DepositScreen.tsx': 'wallet',
    });
  });

  test('is that of a large piece, for what several features need and imports it', () => {
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

  test('is home’s, for what home or a feature’s blocks load, however large', () => {
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

  test('is the shared one, for what the shell around every screen loads', () => {
    const watch = '/livery/apps/mobile/src/shell/BackgroundWatch.tsx';
    expect(namesOf([needed(watch, 6_000, [watch])])).toEqual({ 'BackgroundWatch.tsx': 'shared' });
  });

  test('is none of these, for what the first page needs', () => {
    expect(namesOf([needed('HomeScreen.tsx', 9_000, [])])).toEqual({ 'HomeScreen.tsx': undefined });
  });
});

describe('part of a component, or a cipher', () => {
  const flags = '/livery/packages/ui/src/CountryPicker.tsx';
  const extras = '/livery/packages/ui/src/ToastExtras.tsx';
  const cipher = '/livery/packages/api/src/crypto/oaepGcm.ts';

  test('lies with what all share where it is small, and has a file of its own where it is not', () => {
    expect(namesOf([needed(extras, 1_400, [extras]), needed(flags, 2_600, [flags])])).toEqual({
      'ToastExtras.tsx': 'shared',
      'CountryPicker.tsx': 'CountryPicker',
    });
  });

  test('keeps its file where it needs a large one: the shared file would bring that to everybody', () => {
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

  test('keeps its file where it would bring much code that only it and another such part need', () => {
    const link = '/livery/packages/api/src/crypto/decryptDes.ts';
    const names = namesOf([
      needed(link, 200, [link]),
      needed(cipher, 900, [cipher]),
      needed('des.js', 9_000, [link, cipher]),
    ]);
    expect(names).toMatchObject({ 'decryptDes.ts': 'decryptDes', 'des.js': 'des' });
  });

  test('makes what it shares with a feature everybody’s, where it lies with what all share', () => {
    const chunks = [
      needed(extras, 1_400, [extras]),
      needed(login, 11_000, [login]),
      needed('check.ts', 100, [extras, login]),
    ];
    expect(namesOf(chunks)).toMatchObject({ 'check.ts': 'shared' });
  });
});
