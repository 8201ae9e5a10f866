import { KNOWN_BROWSER_DAYS } from '@delebil/validation'
import { ownCookie } from './own-cookie.ts'

const cookie = ownCookie('delebil-browser', KNOWN_BROWSER_DAYS * 24 * 3600)

/** The secret of a browser that somebody has logged in from; undefined where it can't be one of ours. */
export const readKnownBrowserKey = cookie.read

/** The cookie that keeps it. It lets nobody in: it only counts this browser's attempts apart. */
export const knownBrowserCookie = cookie.write
