/** Where a waypoint that cannot be trusted leads. */
export const START_PATH = '/'

const WAYPOINT_MAX_LENGTH = 2000
const DECODINGS = 3

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of these, so that "/\t/host" leaves the site
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\\]/

/** A remembered path of our own site, or '/'. It starts with exactly one '/', and no decoding of it leads to another host. */
export function safePath(path: unknown): string {
  if (typeof path !== 'string' || path.length > WAYPOINT_MAX_LENGTH || UNSAFE.test(path)) return START_PATH
  let pathname = path.split(/[?#]/, 1)[0] ?? ''
  for (let round = 0; round <= DECODINGS; round += 1) {
    if (!pathname.startsWith('/') || pathname.includes('//') || UNSAFE.test(pathname)) return START_PATH
    const decoded = decodeOnce(pathname)
    if (decoded === undefined) return START_PATH
    if (decoded === pathname) return path
    pathname = decoded
  }
  return START_PATH
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
