interface Entry {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly name: string
  readonly tags?: readonly string[]
}

/** The stories of a running workbench, but those about the workbench itself. */
export async function listStories(address: string, words: readonly string[]): Promise<readonly Entry[]> {
  const { entries } = (await (await fetch(`${address}/index.json`)).json()) as { entries: Record<string, Entry> }
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && !title.startsWith('Workbench/'),
  )
  const found = stories.filter(({ title, name }) => {
    const text = `${title} ${name}`.toLowerCase()
    return words.length === 0 || words.some((word) => text.includes(word.toLowerCase()))
  })
  if (found.length === 0) throw new Error(`No story of the workbench is called ${words.join(' or ')}.`)
  return found
}
