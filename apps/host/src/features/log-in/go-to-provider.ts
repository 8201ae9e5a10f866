import { type SignOn, signOnPath } from '@delebil/core-api'

/** Leaves the site for the provider; the server brings the person back to `path`. `link` is for who is logged in already. */
export function goToProvider({ name }: SignOn, path: string, more: { link?: true } = {}): void {
  const query = new URLSearchParams({ path, ...(more.link && { link: 'true' }) })
  window.location.assign(`${signOnPath(name)}?${query}`)
}
