import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** CPU time of a process in milliseconds. `reapedMs` is that of its children that have ended. */
export type ProcessTime = {
  readonly pid: number
  readonly parent: number
  readonly ownMs: number
  readonly reapedMs: number
}

// The kernel tells these times in hundredths of a second on every machine that Node runs on.
const TICK_MS = 10

/** Reads one line of /proc/<pid>/stat. The program's name may hold spaces and brackets, so counting starts behind it. */
export function parseStat(text: string): ProcessTime {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const ticks = (index: number) => Number(fields[index]) * TICK_MS
  return {
    pid: Number.parseInt(text, 10),
    parent: Number(fields[1]),
    ownMs: ticks(11) + ticks(12),
    reapedMs: ticks(13) + ticks(14),
  }
}

/** Reads one line of `ps -o pid=,ppid=,time=`, whose time is [[days-]hours:]minutes:seconds[.hundredths]. */
export function parsePs(line: string): ProcessTime {
  const [pid, parent, time = ''] = line.trim().split(/\s+/)
  const [clock = '', days = '0'] = time.split('-').reverse()
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return { pid: Number(pid), parent: Number(parent), ownMs: (Number(days) * 86_400 + seconds) * 1000, reapedMs: 0 }
}

/** CPU time of a process, all its descendants and those of them that have ended. */
export function sumTree(processes: readonly ProcessTime[], pid: number): number {
  return processes.reduce((sum, process) => {
    if (process.pid === pid) return sum + process.ownMs + process.reapedMs
    return process.parent === pid ? sum + sumTree(processes, process.pid) : sum
  }, 0)
}

/** False where ended database connections go uncounted: only Linux tells of them. */
export const countsEnded = process.platform === 'linux'

/** CPU time (ms) that the processes and their descendants have used until now. */
export function cpuTimeMs(pids: readonly number[]): number {
  const processes = countsEnded ? readProc() : readPs()
  return pids.reduce((sum, pid) => sum + sumTree(processes, pid), 0)
}

function readProc(): ProcessTime[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))]
    } catch {
      return []
    }
  })
}

const readPs = (): ProcessTime[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,time='], { encoding: 'utf8' }).trim().split('\n').map(parsePs)
