import type { DownlineMember } from '@livery/api/agent/getDownline';
import { sampleValues } from '@livery/api/samples';

/** Creates a member of the downline from a number. Every seventh member is an agent who recruited others. */
export const memberOf = (index: number): DownlineMember => ({
  ...sampleValues.getDownline.content[0]!,
  id: String(index + 1),
  account: `member${index + 1}`,
  nickname: '',
  level: (index % 3) + 1,
  isAgent: index % 7 === 0,
  members: index % 7 === 0 ? 12 : 0,
});

/** Creates one page of a downline with `count` members, as the gateway sends it. */
export function downlinePage(count: number, { url }: { url: string }) {
  const query = new URL(url).searchParams;
  const [pageNo, pageSize] = [Number(query.get('pageNo')), Number(query.get('pageSize'))];
  const first = (pageNo - 1) * pageSize;
  const length = Math.max(0, Math.min(pageSize, count - first));
  return {
    ...sampleValues.getDownline,
    content: Array.from({ length }, (_, index) => memberOf(first + index)),
    pageNum: pageNo,
    totalPages: Math.ceil(count / pageSize),
  };
}
