import type { Schedule } from './schedule.ts'

type Slotted = Pick<Schedule, 'name' | 'everySeconds'>

/** The database's clock decides in which slot a question falls. It may be so far behind ours: until then a slot is asked for again. */
const behindMilliseconds = 20_000
/** However the clocks stand, and whatever was deleted by hand. */
const againMilliseconds = 600_000

/** Remembers for which slots of time a process has asked, so that dozens of schedules are not asked for at every look. */
export const createOpenSlots = () => {
  const lastAsked = new Map<string, number>()
  const isOpen = (now: number) => (schedule: Slotted) => {
    const last = lastAsked.get(schedule.name) ?? Number.NEGATIVE_INFINITY
    const slotBegan = now - (now % (schedule.everySeconds * 1000))
    return last > now || last < slotBegan + behindMilliseconds || now - last >= againMilliseconds
  }
  const forget = (name: string): void => void lastAsked.delete(name)
  return {
    /** Has asked for what is open. It counts from before it is asked: what ends meanwhile is asked for anew, and so is what fails. */
    ask: async <S extends Slotted>(
      schedules: readonly S[],
      now: number,
      ask: (open: readonly S[]) => Promise<unknown>,
    ): Promise<void> => {
      const open = schedules.filter(isOpen(now))
      if (open.length === 0) return
      for (const { name } of open) lastAsked.set(name, now)
      try {
        await ask(open)
      } catch (problem) {
        for (const { name } of open) forget(name)
        throw problem
      }
    },
    /** While it ran, what was asked for in its name came to nothing. */
    ended: forget,
  }
}
