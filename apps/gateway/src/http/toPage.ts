/** A page of a list as the contract defines it. `total` counts the entries of all pages. */
export function toPage<Item>(
  content: Item[],
  total: number,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
) {
  return { content, pageNum: pageNo, totalPages: Math.ceil(total / pageSize) };
}

/** The SQL limit and offset of a page. */
export const pageRange = ({ pageNo, pageSize }: { pageNo: number; pageSize: number }) => ({
  limit: pageSize,
  offset: (pageNo - 1) * pageSize,
});
