import { setTimeout as wait } from 'node:timers/promises'

/** Gathers what comes within so many milliseconds of the first, and has all of it written in one go; each caller hears how that went. */
export const together = <Thing>(
  milliseconds: number,
  write: (things: readonly Thing[]) => Promise<void>,
): ((thing: Thing) => Promise<void>) => {
  let gathering: { readonly things: Thing[]; readonly written: Promise<void> } | undefined
  return (thing) => {
    if (gathering) {
      gathering.things.push(thing)
      return gathering.written
    }
    const things = [thing]
    const written = wait(milliseconds).then(() => {
      gathering = undefined
      return write(things)
    })
    gathering = { things, written }
    return written
  }
}
