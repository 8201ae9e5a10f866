import { fileURLToPath } from 'node:url'

/** Where seeded databases are kept between runs. Git ignores it. */
export const cacheFolder = fileURLToPath(new URL('../../.cache/bench', import.meta.url))
