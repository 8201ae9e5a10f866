import { setTimeout as pause } from 'node:timers/promises'

const FRESH_MS = 5000
/** So old it may be while the next one is drawn: who comes does not wait, and the page asks anew. */
const OLDEST_MS = 30_000
/** The next one is begun so long after the old one has been answered: drawing holds up all else that this process does. */
const LATER_MS = 1000

/** Undefined where nothing can be drawn at the moment. `address` is the caller's. */
export type Draw<Asked, Drawn> = (asked: Asked, address: string) => Promise<Drawn | undefined>

/** The same drawing for all who ask alike: drawn anew after five seconds, and awaited by nobody who comes within thirty. */
export const keepDrawings = <Asked extends object, Drawn>(draw: Draw<Asked, Drawn>): Draw<Asked, Drawn> => {
  const kept = new Map<string, { at: number; readonly drawn: Promise<Drawn | undefined> }>()
  const drawLater = async (key: string, drawNow: () => Promise<Drawn | undefined>): Promise<void> => {
    await pause(LATER_MS, undefined, { ref: false })
    const at = Date.now()
    const found = await drawNow().catch(() => undefined)
    if (found) kept.set(key, { at, drawn: Promise.resolve(found) })
  }
  return (asked, address) => {
    const key = Object.values(asked).join()
    const known = kept.get(key)
    const age = Date.now() - (known?.at ?? 0)
    if (known && age < FRESH_MS) return known.drawn
    if (known && age < OLDEST_MS) {
      // One draws the next one, and it takes the old one's place when it is there.
      known.at = Date.now()
      void drawLater(key, () => draw(asked, address))
      return known.drawn
    }
    const next = { at: Date.now(), drawn: draw(asked, address) }
    const forget = () => void (kept.get(key) === next && kept.delete(key))
    kept.set(key, next)
    next.drawn.then((found) => found ?? forget(), forget)
    return next.drawn
  }
}
