/** What an answer is kept under: the call, what was asked, and who asked or for which club. */
export type Key = readonly [name: string, input: unknown, who: number | undefined]

/** The key of one answer. */
export const keyOf = (name: string, input: unknown, who: number | undefined): Key => [name, input, who]

/** Whether a key is of one of these calls, whatever was asked and whoever asked. */
export function keysOf(...names: readonly string[]): (key: unknown) => boolean {
  return (key) => Array.isArray(key) && names.some((name) => name === key[0])
}
