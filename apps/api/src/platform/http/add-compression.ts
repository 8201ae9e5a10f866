import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

const thresholdBytes = 1024

/** So much is compressed in one go, for a fifth of what a stream costs; more would hold others up. */
const atOnceBytes = 256 * 1024

/**
 * Answers are compressed as they leave, for no more than the answer itself has cost: brotli at 4 is a tenth larger than at 5 and costs half, while Node's default
 * of 11 costs 165 times as much as gzip. With a window of 256 kB an answer of 100 cars is as small as with the default of
 * 4 MB, which takes three times as long to set up and fill.
 */
export const addCompression = async (app: FastifyInstance): Promise<void> => {
  await app.register(compress, {
    globalDecompression: false,
    threshold: thresholdBytes,
    syncThreshold: atOnceBytes,
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    },
    zlibOptions: { level: 6 },
  })
}
