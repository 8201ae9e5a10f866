import { hkdfSync } from 'node:crypto'
import { createSeal } from '../../platform/seal.ts'
import type { Books, Tripletex } from './port.ts'
import { openTripletexBooks } from './tripletex-books.ts'
import type { TripletexSettings } from './tripletex-client.ts'

const purpose = 'tripletex employee token'

/** Tripletex with the token of this site. Books stay open, so that a session is used for as long as it lasts. */
export const createTripletex = (settings: TripletexSettings, secret: string): Tripletex => {
  const opened = new Map<string, Books>()
  return {
    site: settings.site ?? 'https://tripletex.no',
    open: (token) => {
      const books = opened.get(token) ?? openTripletexBooks(settings, token)
      opened.set(token, books)
      return books
    },
    ...createSeal(secret, purpose),
    webhookSecret: (organizationId) =>
      Buffer.from(hkdfSync('sha256', secret, '', `tripletex webhook ${organizationId}`, 32)).toString('base64url'),
  }
}
