import { hash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** A new session token, 256 random bits as text. It is shown once and stored only as its hash. */
export const makeToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** What is stored of a token. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The token of an `authorization` header, with or without `Bearer`; undefined where it can't be one of ours. */
export const readToken = (header: string | undefined): string | undefined =>
  /^(?:Bearer +)?([A-Za-z0-9_-]{43})$/i.exec(header?.trim() ?? '')?.[1]
