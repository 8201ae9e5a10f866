import { totalmem } from 'node:os'

const MB = 1024 * 1024
const least = 128
const most = 1024

/**
 * How much memory (MB) the database keeps pages in: an eighth of what there is, since the server and the system's own cache live
 * there too. What does not fit is copied from the system's cache at every look.
 */
export const sharedBuffersMb = (bytes: number): number => Math.min(most, Math.max(least, Math.floor(bytes / MB / 8)))

/** Of this machine, or of the container if that has less. */
export const memoryBytes = (): number => Math.min(totalmem(), process.constrainedMemory() || totalmem())
