import type { GbfsVersion } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation/time'

/** The one language of the feeds. */
export const gbfsLanguage = 'nb'

/** A text in every language of the feed. */
export const localized = (text: string) => [{ text, language: gbfsLanguage }]

// Trips begin and end on half hours, so that a fleet has few moments and tells each of them many times.
const textBySecond = new Map<number, string>()
const TEXTS_KEPT = 20_000

/** A moment in Oslo's time without a fraction of a second, which some fields forbid. */
export const gbfsInstant = (at: Date): string => {
  const second = Math.floor(at.getTime() / 1000)
  const known = textBySecond.get(second)
  if (known !== undefined) return known
  const text = formatInstant(new Date(second * 1000))
  if (textBySecond.size >= TEXTS_KEPT) textBySecond.clear()
  textBySecond.set(second, text)
  return text
}

/** Whole øre as kroner. */
export const kroner = (ore: number): number => ore / 100

/** What every file is wrapped in. `ttl` is seconds. */
export type GbfsFile = {
  readonly last_updated: string
  readonly ttl: number
  readonly version: GbfsVersion
  readonly data: object
}

/** Wraps what a file tells. */
export const gbfsFile = (version: GbfsVersion, at: Date, ttl: number, data: object): GbfsFile => ({
  last_updated: gbfsInstant(at),
  ttl,
  version,
  data,
})
