import { Refusal } from '../../../platform/refusal.ts'
import { listCharges, setChargeState } from '../../billing/stores/charges.ts'
import type { Effect, Importing } from './import-type.ts'

/** Drops what nobody has billed. One that is billed, or that staff have corrected, keeps all of them. */
export const undoCharges = async ({ tx, organizationId }: Importing, effects: readonly Effect[]): Promise<void> => {
  const ids = effects.flatMap(({ kind, id }) => (kind === 'charge' ? [id] : []))
  for (let at = 0; at < ids.length; at += 10_000) {
    const part = ids.slice(at, at + 10_000)
    const charges = await listCharges(tx, organizationId, part)
    if (charges.some(({ state }) => state === 'billed')) throw new Refusal('import.billed')
    const standing = charges.filter(({ state }) => state !== 'dropped').map(({ id }) => id)
    if (standing.length > 0) await setChargeState(tx, organizationId, standing, 'dropped')
  }
}
