/** The id after which the next page of a list starts; null when this page was not full, so that there is none. */
export const nextBefore = (pageSize: number) => (page: { id: number }[]) =>
  page.length < pageSize ? null : (page.at(-1)?.id ?? null)
