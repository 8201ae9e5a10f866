import type { MessageRepeat, MessageTrigger } from '@delebil/validation/entity-message'
import type { Queryable } from '../platform/db/queryable.ts'
import { byfjord, nidelva, type SeedOrg } from './seed-orgs.ts'

type SeedMessage = {
  readonly org: SeedOrg
  readonly title: string
  readonly body: string
  readonly triggers: readonly MessageTrigger[]
  readonly repeat: MessageRepeat
  /** Name of a place; without one it is about every car. */
  readonly place?: string
}

const messages: readonly SeedMessage[] = [
  {
    org: byfjord,
    title: 'Husk å lukke porten',
    body: 'Porten på Fantoft må lukkes etter deg, også om dagen.\nDen åpnes med nøkkelkortet, og innenfra med den grønne knappen.',
    triggers: ['BEFORE_TRIP', 'DURING_TRIP'],
    repeat: 'EACH_TRIP',
    place: 'Fantoft',
  },
  {
    org: byfjord,
    title: 'Lav takhøyde',
    body: 'Parkeringshuset på Haukeland har 2,1 m takhøyde. Har du skiboks eller sykler på taket, må de av før du kjører inn.',
    triggers: ['BOOKING', 'DURING_TRIP'],
    repeat: 'ONCE',
    place: 'Haukeland',
  },
  {
    org: nidelva,
    title: 'Bilene har vinterdekk',
    body: 'Alle bilene har piggfrie vinterdekk. De har lengre bremselengde på blank is enn piggdekk, så hold god avstand.',
    triggers: ['BOOKING', 'BEFORE_TRIP'],
    repeat: 'ONCE',
  },
]

/** What the demo clubs want to have read. */
export const seedEntityMessages = async (tx: Queryable, today: Date): Promise<void> => {
  for (const { org, title, body, triggers, repeat, place } of messages) {
    const { id } = await tx.theRow<{ id: number }>(
      `insert into entity_message (organization_id, title, body, triggers, repeat, valid_from, created_at)
         values ($1, $2, $3, $4, $5, $6, $6) returning id`,
      [org.id, title, body, triggers, repeat, today],
    )
    if (place === undefined) continue
    await tx.change(
      `insert into entity_message_target (organization_id, message_id, location_id)
       select $1, $2, id from location where organization_id = $1 and name = $3`,
      [org.id, id, place],
    )
  }
}
