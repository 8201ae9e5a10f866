import type { Figure } from './measure/figure.ts'
import type { Scope } from './measure/scope.ts'
import type { SeededDatabase } from './serve/seeded-database.ts'
import type { SizeName } from './sizes.ts'

/** What a section is given. What it starts it hands to `scope`, which is closed when the section ends or is broken off. */
export type Bench = {
  readonly scope: Scope
  readonly isFull: boolean
  /** The PostgreSQL of a size, started at the first asking and kept to the end of the run. */
  readonly seeded: (size: SizeName) => Promise<SeededDatabase>
  /** Files of adapters to servers that are measured beside this one. */
  readonly adapters: readonly string[]
  /** Tells the person who waits. */
  readonly log: (line: string) => void
}

/** A part of the benchmark that can be picked by its name. */
export type Section = {
  readonly name: string
  readonly run: (bench: Bench) => Promise<readonly Figure[]>
}
