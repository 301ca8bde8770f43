export * as getHelp from './getHelp.ts';
