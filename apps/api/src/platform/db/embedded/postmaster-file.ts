import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What PostgreSQL writes into postmaster.pid of its data folder. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly ready: boolean }

/** The postmaster that runs, or last ran, on the data folder. */
export const readPostmaster = (dataFolder: string): Postmaster | undefined => {
  try {
    const lines = readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')
    const [pid, , , port] = lines
    return { pid: Number(pid), port: Number(port), ready: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}
