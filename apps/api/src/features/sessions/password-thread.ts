import { hashSync, verifySync } from '@node-rs/argon2'

export const matches = ({ hash, password }: { hash: string; password: string }): boolean => verifySync(hash, password)

export const hashOf = (password: string): string => hashSync(password)
