/** What a search is made of, in the order of the sentence. */
export const searchFields = ['where', 'when', 'howFar'] as const
export type SearchField = (typeof searchFields)[number]
