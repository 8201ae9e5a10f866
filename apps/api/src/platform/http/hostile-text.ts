const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed()

/** Whether some text in the value can't be stored: PostgreSQL refuses null characters and lone surrogates. Never recurses. */
export const holdsHostileText = (value: unknown): boolean => {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && !isStorable(next)) return true
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) waiting.push(inner)
  }
  return false
}
