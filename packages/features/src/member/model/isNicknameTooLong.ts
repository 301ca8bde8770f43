import { countCharacters, nicknameLimit } from '@livery/api/contract';

/** Longest nickname, in characters as people see them. */
export const longestNickname = nicknameLimit;

/** Whether a nickname, as it was typed, is longer than that. */
export const isNicknameTooLong = (typed: string): boolean =>
  countCharacters(typed.normalize('NFC').trim()) > longestNickname;
