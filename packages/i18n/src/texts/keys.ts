import type auth from './EN/auth.json';
import type common from './EN/common.json';
import type games from './EN/games.json';
import type home from './EN/home.json';
import type lobby from './EN/lobby.json';
import type member from './EN/member.json';
import type menu from './EN/menu.json';
import type popups from './EN/popups.json';
import type shell from './EN/shell.json';
import type status from './EN/status.json';

/** English decides which keys exist; a test holds the other languages to it. */
export interface Texts {
  auth: typeof auth;
  common: typeof common;
  games: typeof games;
  home: typeof home;
  lobby: typeof lobby;
  member: typeof member;
  menu: typeof menu;
  popups: typeof popups;
  shell: typeof shell;
  status: typeof status;
}
