import { mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const roomNeeded = 4 * 2 ** 30

const freeBytesOf = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )

/** A new folder for a database that nobody keeps: in memory where there is room, since each copy of a database is 12 MB written twice. */
export const makeQuickFolder = async (): Promise<string> => {
  const room = Math.min(await freeBytesOf(memory), process.availableMemory())
  return await mkdtemp(join(room > roomNeeded ? memory : tmpdir(), 'delebil-test-'))
}
