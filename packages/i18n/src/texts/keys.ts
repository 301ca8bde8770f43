import type agent from './EN/agent.json';
import type announcements from './EN/announcements.json';
import type auth from './EN/auth.json';
import type common from './EN/common.json';
import type download from './EN/download.json';
import type games from './EN/games.json';
import type home from './EN/home.json';
import type liveModels from './EN/liveModels.json';
import type lottery from './EN/lottery.json';
import type member from './EN/member.json';
import type menu from './EN/menu.json';
import type providers from './EN/providers.json';
import type service from './EN/service.json';
import type shell from './EN/shell.json';
import type site from './EN/site.json';
import type winners from './EN/winners.json';

/** English decides which keys exist; a test holds the other languages to it. */
export interface Texts {
  agent: typeof agent;
  announcements: typeof announcements;
  auth: typeof auth;
  common: typeof common;
  download: typeof download;
  games: typeof games;
  home: typeof home;
  liveModels: typeof liveModels;
  lottery: typeof lottery;
  member: typeof member;
  menu: typeof menu;
  providers: typeof providers;
  service: typeof service;
  shell: typeof shell;
  site: typeof site;
  winners: typeof winners;
}
