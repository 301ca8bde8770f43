import type auth from './EN/auth.json';
import type common from './EN/common.json';
import type games from './EN/games.json';
import type home from './EN/home.json';
import type member from './EN/member.json';

/** English decides which keys exist; a test holds the other languages to it. */
export interface Texts {
  auth: typeof auth;
  common: typeof common;
  games: typeof games;
  home: typeof home;
  member: typeof member;
}
