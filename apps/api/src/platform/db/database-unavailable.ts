/** The database cannot be asked right now: gone, starting, full, or too slow. Try again soon; nothing was promised. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  // The built-in database's socket, which is a file and gone while it is started again.
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
])

// Classes: 08 connection, 53 out of resources, 57 operator intervention and time-outs, 58 system error.
const stateClasses = new Set(['08', '53', '57', '58'])

// Lock not available, idle in transaction too long, read-only server, deadlock.
const states = new Set(['55P03', '25P03', '25006', '40P01'])

const clientWords =
  /connection terminated|timeout exceeded when trying to connect|not queryable|connection ended|client was closed|query read timeout/i

/** The SQLSTATE of an error that PostgreSQL sent, or the code of a network error. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** Whether the driver gave up waiting for an answer: the connection, or the whole server, has gone silent. */
export const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout'

/** Whether a new connection was not there in time: the server is busy, and has refused nobody. */
export const isConnectTimeout = (error: unknown): boolean =>
  error instanceof Error && /connection timeout|timeout exceeded when trying to connect/.test(error.message)

/** Disk full, or a server that only reads, such as one that was failed over from. */
export const isWriteRefused = (error: unknown): boolean => ['53100', '25006'].includes(errorCode(error) ?? '')

const isUnavailable = (error: unknown): boolean => {
  const code = errorCode(error)
  if (code === undefined) return error instanceof Error && clientWords.test(error.message)
  return connectionCodes.has(code) || states.has(code) || (code.length === 5 && stateClasses.has(code.slice(0, 2)))
}

/** The error as callers should see it: DatabaseUnavailable where the database is to blame, else itself. */
export const mapDatabaseError = (error: unknown): unknown =>
  isUnavailable(error) ? new DatabaseUnavailable((error as Error).message, { cause: error }) : error
