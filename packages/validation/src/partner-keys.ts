/** A public key of a partner, as JWK (RFC 7517) without what else a set says of it. */
export interface PartnerPublicKey {
  readonly kid: string
  readonly algorithm: 'EdDSA' | 'RS256'
  readonly publicJwk: Readonly<Record<string, string>>
}
type Wrong = 'field.public-keys' | 'field.private-key'

const KEYS_MAX = 20
const secretParts = ['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']

type Parts = Readonly<Record<string, unknown>>
const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value)
const isEncoded = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+$/.test(value)

function keysOf(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (!isParts(value)) return undefined
    if ('kty' in value) return [value]
    return Array.isArray(value['keys']) ? value['keys'] : undefined
  } catch {
    return undefined
  }
}

function keyOf(parts: Parts): PartnerPublicKey | undefined {
  const { kty, crv, x, n, e, kid, alg } = parts
  if (typeof kid !== 'string' || kid === '' || kid.length > 100) return undefined
  if (kty === 'OKP' && crv === 'Ed25519' && isEncoded(x) && (alg ?? 'EdDSA') === 'EdDSA')
    return { kid, algorithm: 'EdDSA', publicJwk: { kty, crv, x } }
  if (kty === 'RSA' && isEncoded(n) && isEncoded(e) && (alg ?? 'RS256') === 'RS256')
    return { kid, algorithm: 'RS256', publicJwk: { kty, n, e } }
  return undefined
}

/** The keys of a JWK Set: Ed25519 or RSA, each with a `kid` of its own, and nothing private. One key alone is a set of one. */
export function parsePartnerKeys(text: string): readonly PartnerPublicKey[] | Wrong {
  const keys = keysOf(text)
  if (keys === undefined || keys.length > KEYS_MAX) return 'field.public-keys'
  const known = keys.filter(isParts)
  if (known.some((key) => secretParts.some((part) => Object.hasOwn(key, part)))) return 'field.private-key'
  const read = known.map(keyOf).filter((key) => key !== undefined)
  const isWhole = read.length === keys.length && new Set(read.map(({ kid }) => kid)).size === keys.length
  return isWhole ? read : 'field.public-keys'
}

/** A JWK Set of public keys, as text. */
export function checkPartnerKeys(text: string): Wrong | undefined {
  const read = parsePartnerKeys(text)
  return typeof read === 'string' ? read : undefined
}
