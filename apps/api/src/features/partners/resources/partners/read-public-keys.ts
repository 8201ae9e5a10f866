import { type PartnerPublicKey, parsePartnerKeys } from '@delebil/validation'
import { importJWK } from 'jose'
import { refuseField } from '../../../../platform/refuse-field.ts'

/** The public keys of a JWK Set, each of which can be used. */
export const readPublicKeys = async (field: string, text: string): Promise<readonly PartnerPublicKey[]> => {
  const keys = parsePartnerKeys(text)
  if (typeof keys === 'string') throw refuseField(field, keys)
  for (const { publicJwk, algorithm } of keys) {
    await importJWK(publicJwk, algorithm).catch(() => {
      throw refuseField(field, 'field.public-keys')
    })
  }
  return keys
}
