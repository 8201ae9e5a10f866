import type { Session } from './session.ts'

/** Opens the club's site in a window of its own: at once, before a browser takes it for an advertisement, and without a way back to this page. */
export async function openSite(session: Pick<Session, 'addressOfSite'>): Promise<void> {
  const site = window.open('', '_blank')
  if (site) site.opener = null
  const address = await session.addressOfSite()
  if (site) site.location.replace(address)
  else window.location.assign(address)
}
