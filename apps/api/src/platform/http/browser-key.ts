import { ownCookie } from '../own-cookie.ts'

const cookie = ownCookie('delebil-sso', 30 * 60)

/** The secret of a browser that is in the middle of a single sign-on; undefined where it can't be one of ours. */
export const readBrowserKey = cookie.read

/** The cookie that keeps it: for half an hour, for single sign-on only. */
export const browserKeyCookie = cookie.write
