import { setCardHolder } from '../../people/staff/set-card-holder.ts'
import { failed, isObstacle, type Obstacle } from '../cells/obstacle.ts'
import type { Effect, Importing, ReadRow } from './import-type.ts'
import { readCards, readPersonIds } from './records/named-store.ts'
import { planUpsert } from './records/plan-upsert.ts'
import { digestOf } from './records/record-plan.ts'
import { recordType, textAt } from './records/record-type.ts'
import { undoRecords } from './records/undo-records.ts'
import type { Upsert } from './records/upsert.ts'

const columns = [
  {
    key: 'cardNumber',
    label: 'Kortnummer',
    kind: 'code',
    isRequired: true,
    meaning: 'Nummeret som står på kortet. Finnes det, endres kortet',
    example: '0047123',
    aliases: ['kort', 'kortnr', 'nøkkelkort', 'nøkkelkortnummer', 'card', 'card number'],
  },
  {
    key: 'chipId',
    label: 'Brikke-ID',
    kind: 'code',
    meaning: 'Det leseren i bilen ser',
    example: '04A2B91C',
    aliases: ['brikke', 'chip', 'chip id', 'rfid', 'uid'],
  },
  {
    key: 'email',
    label: 'E-post',
    kind: 'text',
    meaning: 'Den som skal ha kortet; tom lar kortet være hos den som har det',
    example: 'kari@example.no',
    aliases: ['epost', 'e-mail', 'mail', 'bruker', 'person', 'eier', 'email'],
  },
] as const

type Card = { readonly id: number; readonly personId: number | null }

const give = (card: Card, personId: number): Upsert => ({
  digest: digestOf(['give', card, personId]),
  note: 'Gir kortet til en annen',
  make: async ({ writing }) => {
    await setCardHolder(writing, card.id, personId)
    return [{ kind: 'holder', id: card.id, before: { personId: card.personId } }]
  },
})

const both = (one: Upsert, other: Upsert): Upsert => ({
  digest: digestOf([one.digest, other.digest]),
  note: `${one.note}. ${other.note}`,
  make: async (importing) => [...(await one.make(importing)), ...(await other.make(importing))],
})

const planCard = async (
  importing: Importing,
  row: ReadRow,
  card: Card | undefined,
  personId: number | undefined,
): Promise<Upsert | Obstacle> => {
  const cardNumber = textAt(row, 'cardNumber')
  const sent = { cardNumber, chipId: textAt(row, 'chipId'), ...(card === undefined && { personId }) }
  const written = await planUpsert(importing, 'member-cards', { id: card?.id, sent, note: `Nytt kort ${cardNumber}` })
  if (card === undefined || personId === undefined || card.personId === personId) return written
  if (!isObstacle(written)) return both(written, give(card, personId))
  return written.state === 'EQUAL' ? give(card, personId) : written
}

const undoHolders = async ({ writing }: Importing, effects: readonly Effect[]): Promise<void> => {
  for (const { id, before } of effects)
    await setCardHolder(writing, id, (before as { personId: number | null }).personId)
}

const cards = recordType({
  key: 'cards',
  effect: 'Nye nøkkelkort opprettes, og de gis til den som har e-posten. Kort som finnes, endres.',
  access: ['MEMBERSHIP_WRITE'],
  columns,
  prepare: async (importing, rows) => {
    const { tx, organizationId } = importing
    const known = await readCards(
      tx,
      organizationId,
      rows.flatMap((row) => textAt(row, 'cardNumber') ?? []),
    )
    const people = await readPersonIds(
      tx,
      organizationId,
      rows.flatMap((row) => textAt(row, 'email') ?? []),
    )
    return async (row) => {
      const email = textAt(row, 'email')
      const personId = email === undefined ? undefined : people.get(email.toLowerCase())
      if (email !== undefined && personId === undefined)
        return failed('unknown', `Ingen i klubben har adressen ${email}.`, { field: 'email' })
      return planCard(importing, row, known.get(textAt(row, 'cardNumber') ?? ''), personId)
    }
  },
})

/** Key cards by their numbers, and who has them. */
export const cardsType: typeof cards = {
  ...cards,
  undo: async (importing, effects) => {
    await undoHolders(
      importing,
      effects.filter(({ kind }) => kind === 'holder'),
    )
    await undoRecords(
      importing,
      effects.filter(({ kind }) => kind !== 'holder'),
    )
  },
}
