import type { Config } from '../../config.ts'
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts'

/** The built-in database while it starts. */
export type BegunDatabase = {
  /** Its process is there, or there will be none: from now on it needs nothing of this one for a while. */
  readonly launched: Promise<void>
  readonly started: Promise<EmbeddedDatabase>
  /** What goes wrong with it from now on is told here; before that it is thrown away. */
  readonly tell: (report: (problem: Error) => void) => void
  /** Ends it in order, also one that still starts. */
  readonly stop: () => Promise<void>
}

/** Begins to start the built-in database, where the settings ask for it: the rest of the server is read meanwhile. */
export const beginEmbedded = ({ DATABASE_URL, DATA_DIR, DATA_DURABLE }: Config): BegunDatabase | undefined => {
  if (DATABASE_URL) return undefined
  let report: (problem: Error) => void = () => undefined
  const { promise: launched, resolve: onLaunch } = Promise.withResolvers<void>()
  const started = startEmbedded(DATA_DIR, (problem) => report(problem), { isDurable: DATA_DURABLE, onLaunch })
  const stop = () =>
    started.then(
      (embedded) => embedded.stop(),
      () => undefined,
    )
  // Whoever waits for it hears of it.
  started.then(
    () => onLaunch(),
    () => onLaunch(),
  )
  return {
    launched,
    started,
    tell: (next) => {
      report = next
    },
    stop,
  }
}
