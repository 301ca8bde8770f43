import { Refusal } from '../refusal.ts';
import type { Fields } from './call.ts';

const largestPage = 25;

/** One page of a list. Pages are counted from 1 and have at most 25 entries. */
export function pageOf<T>(list: readonly T[], fields: Fields): { entries: T[]; totalPages: number } {
  const page = readCount(fields, 'pageNo', 1);
  const size = Math.min(readCount(fields, 'pageSize', largestPage), largestPage);
  return { entries: list.slice((page - 1) * size, page * size), totalPages: Math.ceil(list.length / size) };
}

function readCount(fields: Fields, name: string, absent: number): number {
  const text = fields[name];
  if (text === undefined) return absent;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Refusal('REQUEST_INVALID', `${name} has to be a number from 1.`);
  return Number(text);
}
