import { parseJson } from '../../../platform/parse-json.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import type { AgedPlace } from '../stores/receivables.ts'

/** A place in the list of who owes, as it travels. */
export const writePlace = ({ balanceOre, membershipId }: AgedPlace): string =>
  Buffer.from(JSON.stringify([balanceOre, membershipId])).toString('base64url')

const isId = (read: unknown): read is number => Number.isSafeInteger(read) && Math.abs(read as number) < 2 ** 31

/** Anything that was not written by `writePlace` is refused at its field. */
export const readPlace = (text: string): AgedPlace => {
  const read = parseJson(Buffer.from(text, 'base64url').toString('utf8'))
  const [balanceOre, membershipId] = Array.isArray(read) ? (read as readonly unknown[]) : []
  if (!Number.isSafeInteger(balanceOre) || !isId(membershipId)) throw refuseField('cursor', 'field.format')
  return { balanceOre: balanceOre as number, membershipId }
}
