import { readFileSync, readlinkSync } from 'node:fs'

/** A process that cannot be mistaken for a later one with the same number. `startedAt` is empty where /proc is missing. */
export type ProcessIdentity = { readonly pid: number; readonly startedAt: string }

// /proc/<pid>/stat from its third field on; the name in the second may hold blanks and brackets.
const statOf = (pid: number): string[] => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

const startOf = (pid: number): string => {
  const clockTicksSinceBoot = statOf(pid)[19]
  if (clockTicksSinceBoot === undefined) return ''
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${clockTicksSinceBoot}`
}

export const identityOf = (pid: number): ProcessIdentity => ({ pid, startedAt: startOf(pid) })

/** Whether the process runs. One that has ended but whose parent has not noticed does not. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return statOf(pid)[0] !== 'Z'
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export const isSameProcessAlive = (identity: ProcessIdentity): boolean =>
  isAlive(identity.pid) && startOf(identity.pid) === identity.startedAt

/** Whether the process works in the folder; true where the machine cannot tell. A postmaster always sits in its data folder. */
export const mayWorkIn = (pid: number, folder: string): boolean => {
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}
