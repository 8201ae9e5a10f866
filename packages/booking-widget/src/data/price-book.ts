import type { CarPrice } from '@delebil/core-api'

/** An answer this old is asked for anew. */
const FRESH_MS = 30_000
const MOST = 2000

interface Entry {
  readonly at: number
  readonly price: Promise<CarPrice | undefined>
}

export interface PriceBook {
  /** Prices of cars, each by a key that says all that was asked; only what nobody has asked for lately is asked of `ask`. */
  readonly pricesOf: (
    keys: ReadonlyMap<number, string>,
    ask: (carIds: readonly number[]) => Promise<readonly CarPrice[]>,
  ) => Promise<CarPrice[]>
}

/** Remembers prices for a moment, so that the list and the map ask once for the same car. */
export function createPriceBook(now: () => number = Date.now): PriceBook {
  const entries = new Map<string, Entry>()
  return {
    async pricesOf(keys, ask) {
      const isFresh = (key: string) => now() - (entries.get(key)?.at ?? Number.NEGATIVE_INFINITY) < FRESH_MS
      const missing = [...keys].filter(([, key]) => !isFresh(key))
      if (entries.size > MOST) entries.clear()
      if (missing.length > 0) {
        const answer = ask(missing.map(([id]) => id))
        const at = now()
        for (const [id, key] of missing) {
          const price = answer.then((prices) => prices.find((each) => each.id === id))
          // Whoever waits for it hears of the failure; the next one asks again.
          price.catch(() => entries.delete(key))
          entries.set(key, { at, price })
        }
      }
      const prices = await Promise.all([...keys.values()].map((key) => entries.get(key)?.price))
      return prices.filter((price) => price !== undefined)
    },
  }
}

const books = new WeakMap<object, PriceBook>()

/** The one of a page, by the client that asks. */
export function priceBookOf(api: object): PriceBook {
  const book = books.get(api) ?? createPriceBook()
  books.set(api, book)
  return book
}
