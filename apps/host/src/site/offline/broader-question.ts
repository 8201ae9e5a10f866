/** The tag under which this site asks for help entries; topics stand before it. */
export const helpSource = 'FROM_WEBAPP'

interface Entry {
  readonly tags: readonly string[]
}

/** A question whose answer holds the answer to this one, and how to get it from there; undefined where there is none. */
export function broaderQuestionFor(name: string, query: unknown) {
  const { tags = '', ...rest } = (query ?? {}) as { readonly tags?: string }
  const [topic, source] = tags.split(',')
  if (name !== 'listSituations' || topic === undefined || source !== helpSource) return undefined
  return {
    input: { query: { ...rest, tags: source } },
    pick: (value: unknown) => ({
      data: (value as { data: readonly Entry[] }).data.filter((entry) => entry.tags.includes(topic)),
    }),
  }
}
