import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabasePlace } from './database-place.ts'

const prefix = '.s.PGSQL.'
/** The system takes 107 bytes for a socket's path, the driver's name of the file with them. */
const longestFolder = 80

/** The folder in which the database listens beside its port: its own, which nobody else enters. Undefined where sockets have no path. */
export const socketFolderOf = ({ folder }: Pick<DatabasePlace, 'folder'>): string | undefined =>
  process.platform === 'win32' || Buffer.byteLength(folder) > longestFolder ? undefined : folder

/** Takes away what databases that were killed left; call it while none runs on the place. */
export const removeOldSockets = ({ folder }: DatabasePlace): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith(prefix) && !entry.isDirectory()) rmSync(join(folder, entry.name))
  }
}

/** The address by the socket, which costs a quarter less than the port, where the running database has one. */
export const bySocket = (url: string, place: Pick<DatabasePlace, 'folder'>): string => {
  const folder = socketFolderOf(place)
  const address = new URL(url)
  if (folder === undefined || !existsSync(join(folder, `${prefix}${address.port}`))) return url
  address.searchParams.set('host', folder)
  return address.href
}
