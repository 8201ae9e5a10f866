import type { Context } from '../context.ts'

/** What work that runs by itself may reach. */
export type ScheduleParts = Context & {
  /** Address of the site as people reach it, without a slash at the end. */
  readonly siteUrl: string
}

/** Work that runs by itself, again and again. Done twice it does no more than once: a process may die after the work and before its word. */
export type Schedule = {
  /** What it is remembered by, in the database and in metrics. */
  readonly name: string
  /** Time is cut into slots of so many seconds; the work runs once in each. A slot in which no server ran is not made up for. */
  readonly everySeconds: number
  /** How often a run that threw is tried again within its slot, each time after twice the delay. */
  readonly retry?: { readonly limit: number; readonly delaySeconds: number }
  readonly run: (parts: ScheduleParts, now: Date) => Promise<unknown>
}
