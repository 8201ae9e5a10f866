import { KNOWN_BROWSER_DAYS } from '@delebil/validation'
import { retention } from '../../platform/schedules/retention.ts'
import { deleteKnownBrowsersBefore } from './stores/known-browsers.ts'

const keepMilliseconds = KNOWN_BROWSER_DAYS * 24 * 60 * 60_000

/** As long as its cookie: a browser that is not used to log in is a stranger again. */
export const knownBrowserRetention = retention('known-browser-retention', keepMilliseconds, deleteKnownBrowsersBefore)
