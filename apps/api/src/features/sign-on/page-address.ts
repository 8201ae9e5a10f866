import { signOnPages } from '@delebil/core-api'
import { START_PATH } from '@delebil/validation'

/** A page of the site that a single sign-on ends on, with what it needs to know. */
export const pageAddress = (page: keyof typeof signOnPages, returnPath: string, code?: string): string => {
  const query = new URLSearchParams({
    ...(code !== undefined && { code }),
    ...(returnPath !== START_PATH && { path: returnPath }),
  })
  return query.size === 0 ? signOnPages[page] : `${signOnPages[page]}?${query}`
}

/** The page that says by a problem code what went wrong. */
export const failedPage = (code: string, returnPath: string = START_PATH): string =>
  pageAddress('failed', returnPath, code)
