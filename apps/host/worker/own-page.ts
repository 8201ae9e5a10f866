/** Addresses that the server answers itself: calls, single sign-on, documents, the operator's pages, files. */
const others = /^\/(?:api|oauth2?|demo|docs|health|metrics|map-style|car-images)(?:\/|$)|\.\w+$/

/** True for an address that is a page of the site: its shell can answer in the server's place. */
export function isOwnPage({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname === '/index.html' || !others.test(pathname)
}

/** True where the search for cars comes up: its page names the files of the search. */
export function isFirstPage({ pathname }: Pick<URL, 'pathname'>): boolean {
  return pathname === '/' || pathname === '/findcar'
}
