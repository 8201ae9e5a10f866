import * as v from 'valibot'
import type { Query, TripletexCall } from './tripletex-client.ts'

const PAGE = 1000

export type Listing = <S extends v.GenericSchema>(item: S, path: string, query: Query) => Promise<v.InferOutput<S>[]>

/** Reads whole lists. They come in parts, and how many there are in all is not exact. */
export const createListing =
  (call: TripletexCall): Listing =>
  async (item, path, query) => {
    const all: v.InferOutput<typeof item>[] = []
    const schema = v.object({ values: v.array(item) })
    for (;;) {
      const { values } = await call(schema, 'GET', path, { query: { ...query, from: all.length, count: PAGE } })
      all.push(...values)
      if (values.length < PAGE) return all
    }
  }
