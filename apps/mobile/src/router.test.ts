import type { PublicMerchant } from '@livery/merchant';
import { switchMeaning } from '@livery/merchant';
import { changePasswordScreen, forgotPasswordScreen, loginScreen } from '@livery/features/auth';
import { depositScreen } from '@livery/features/deposit';
import { bettingRecordScreen } from '@livery/features/records';
import { withdrawScreen } from '@livery/features/withdraw';
import { describe, expect, test } from 'vitest';
import { everyAddress } from '../e2e/everyAddress.ts';
import { textsIn } from '../testing/textsIn.ts';
import { registerScreen } from './auth/routes.tsx';
import { homeScreen } from './home/routes.tsx';
import { memberHomeScreen } from './member/routes.tsx';
import { table } from './router.tsx';
import { hasFooter, hasHeader, rowOf, ruleAt } from './shell/row.ts';

const allOn = Object.fromEntries(Object.keys(switchMeaning).map((name) => [name, true])) as PublicMerchant['switches'];
const allOff = {} as PublicMerchant['switches'];
const rowAt = (address: string, switches = allOn) => rowOf(table, address.split('?')[0]!, switches);
const addresses = Object.entries(everyAddress);
const pathsWhere = (is: (address: string) => boolean) =>
  Object.keys(everyAddress)
    .filter(is)
    .map((address) => address.split('?')[0]!);

describe('the table of addresses', () => {
  test('[ROUTE-01] every home address shows home', () => {
    for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])
      expect(rowAt(path)?.screen, path).toBe(homeScreen);
  });

  test.each([
    ['ROUTE-02', '/m/login', loginScreen],
    ['ROUTE-02', '/m/register', registerScreen],
    ['ROUTE-02', '/m/register.html', registerScreen],
    ['ROUTE-02', '/m/forget', forgotPasswordScreen],
    ['ROUTE-02', '/m/changePsw', changePasswordScreen],
    ['ROUTE-03', '/m/member/home', memberHomeScreen],
    ['ROUTE-03', '/m/voucherCenter', depositScreen],
    ['ROUTE-03', '/m/withdraw', withdrawScreen],
    ['ROUTE-03', '/m/gameRecord', bettingRecordScreen],
  ])('[%s] %s shows its screen, with every switch on and with every switch off', (_, path, screen) => {
    expect([allOn, allOff].map((switches) => rowAt(path, switches)?.screen)).toEqual([screen, screen]);
  });

  test('[ROUTE-13] has no row for an unknown address, or for an address with another letter case', () => {
    for (const path of ['/m/nowhere', '/nowhere', '/m/Login', '/m/member', '/m/login/x'])
      expect(rowAt(path), path).toBeUndefined();
  });

  test('[SHELL-06] no header on home, login, register, message, gameList, lottery, forget, download, games', () => {
    const without = [
      '/',
      '/m',
      '/m/',
      '/m/index',
      '/m/index.html',
      '/m/home',
      '/m/login',
      '/m/register',
      '/m/register.html',
      '/m/forget',
      '/m/message',
      '/m/download',
      '/m/gameList',
      '/m/lottery',
      '/m/play',
      '/m/launchGame',
    ];
    expect(pathsWhere((address) => !hasHeader(rowAt(address)!))).toEqual(without);
  });

  test('[SHELL-07] no footer on the forms, slotsCenter, gameList, lottery, app, notice, help and games', () => {
    const without = [
      '/m/login',
      '/m/register',
      '/m/register.html',
      '/m/forget',
      '/m/changePsw',
      '/m/member/bankCards',
      '/m/member/paymentPassword',
      '/m/member/securityQuestions',
      '/m/member/email',
      '/m/member/payee',
      '/m/member/profile',
      '/m/member/saferPlay',
      '/m/notice',
      '/m/help',
      '/m/helpDetail',
      '/m/about',
      '/m/app',
      '/m/gameList',
      '/m/slotsCenter',
      '/m/lottery',
      '/m/play',
      '/m/launchGame',
    ];
    expect(pathsWhere((address) => !hasFooter(rowAt(address)!))).toEqual(without);
  });

  test('[SHELL-04] [MSG-03] back opens home from six kinds of screens, and one step back elsewhere', () => {
    const home = ['/m/login', '/m/register', '/m/register.html', '/m/forget', '/m/trail', '/m/activity', '/m/message'];
    expect(pathsWhere((address) => rowAt(address)!.back === 'home')).toEqual(home);
  });

  test.each(addresses)('%s has a row with the right title, header, footer and rules', (address, facts) => {
    const row = rowAt(address);
    expect(row).toBeDefined();
    expect({
      title: row!.title,
      header: hasHeader(row!),
      footer: hasFooter(row!),
      guest: ruleAt(row, 'guest'),
      trial: ruleAt(row, 'trial'),
      member: ruleAt(row, 'member'),
      back: row!.back ?? 'step',
    }).toEqual({
      title: facts.title,
      header: !facts.noHeader,
      footer: !facts.noFooter,
      guest: facts.isForMembers ? 'login' : 'open',
      trial: facts.forTrials ?? 'open',
      member: facts.isForGuests ? 'onward' : 'open',
      back: facts.backOpensHome ? 'home' : 'step',
    });
    expect(rowAt(address, allOff) === undefined, 'closed with every switch off').toBe(facts.needs !== undefined);
    for (const name of facts.needs ?? [])
      expect(rowAt(address, { ...allOff, [name]: true }), `open with ${name}`).toBe(row);
  });

  test('has no address that is not on the list, and no address twice', () => {
    const paths = table.flatMap(({ paths }) => paths);
    expect(new Set(paths).size).toBe(paths.length);
    const listed = Object.keys(everyAddress);
    for (const row of table)
      expect(
        listed.some((address) => rowAt(address) === row),
        row.paths[0],
      ).toBe(true);
  });

  test('[SHELL-03] has a title in every row, and each screen that the product names has its own', () => {
    const { shell } = textsIn('EN') as { shell: Record<string, string> };
    const titleAt = (address: string) => shell[rowAt(address)!.title];
    expect(table.filter(({ title }) => title !== 'navHome' && !shell[title])).toEqual([]);
    expect(
      Object.fromEntries(
        [
          '/m/activity',
          '/m/login',
          '/m/register',
          '/m/trail',
          '/m/changePsw',
          '/m/notice',
          '/m/gameCenter',
          '/m/slotsCenter',
          '/m/message',
          '/m/help',
        ].map((path) => [path, titleAt(path)]),
      ),
    ).toEqual({
      '/m/activity': 'Promotions',
      '/m/login': 'Log in',
      '/m/register': 'Register',
      '/m/trail': 'Free trial',
      '/m/changePsw': 'Change password',
      '/m/notice': 'Announcements',
      '/m/gameCenter': 'Game centre',
      '/m/slotsCenter': 'Slots',
      '/m/message': 'Messages',
      '/m/help': 'Help centre',
    });
  });
});
