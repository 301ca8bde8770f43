import { countCharacters, nicknameLimit } from '@livery/api/contract';

/** The maximum length of a nickname, in characters as players see them. */
export const longestNickname = nicknameLimit;

/** Whether a typed nickname is longer than the maximum. */
export const isNicknameTooLong = (typed: string): boolean =>
  countCharacters(typed.normalize('NFC').trim()) > longestNickname;
