import { randomInt } from 'node:crypto'
import type { Queryable } from '../../platform/db/queryable.ts'
import { forgetCode, hasOrganization, keepCode } from './first-run-store.ts'
import { hashCode } from './hash-code.ts'

// Without those that are read as another.
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

const makeCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

/** Lets whoever reads what the server prints make the first organization: answers the code, or undefined where one is there. */
export const openFirstRun = async (db: Queryable, now: Date): Promise<string | undefined> => {
  if (await hasOrganization(db)) {
    await forgetCode(db)
    return undefined
  }
  const code = makeCode()
  await keepCode(db, hashCode(code), now)
  return code
}
