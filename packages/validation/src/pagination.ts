/** True when no page follows; `pageIndex` counts from 0. An empty list's only page is its last. */
export function isLastPage(pageIndex: number, totalPages: number): boolean {
  return pageIndex > totalPages - 2
}
