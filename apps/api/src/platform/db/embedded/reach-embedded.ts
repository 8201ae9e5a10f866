import { findDatabasePlace, prepareDataDir } from './database-place.ts'
import { bySocket } from './database-socket.ts'
import { answersAtPort, databaseUrl } from './embedded-connection.ts'
import { readPostmaster } from './postmaster-file.ts'
import { type EmbeddedDatabase, startEmbedded } from './start-embedded.ts'
import { unprivilegedUser } from './unprivileged-user.ts'

/** The built-in PostgreSQL of the folder: the one that a server uses, left running at the end, or one that is started for this. */
export const reachEmbedded = async (
  dataDir: string,
  reportProblem: (problem: Error) => void,
): Promise<Pick<EmbeddedDatabase, 'url' | 'stop'>> => {
  prepareDataDir(dataDir)
  const place = findDatabasePlace(dataDir, unprivilegedUser())
  const { port } = readPostmaster(place.folder) ?? {}
  if (port !== undefined && (await answersAtPort(port, place.password))) {
    return { url: bySocket(databaseUrl(port, place.password, 'delebil'), place), stop: async () => undefined }
  }
  return startEmbedded(dataDir, reportProblem)
}
