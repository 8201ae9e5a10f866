import { adminResources } from '@delebil/core-api/admin'
import { orRefuse } from '../../../platform/or-refuse.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { refuseField } from '../../../platform/refuse-field.ts'
import type { AdminCall, AdminVerbs } from '../../admin-records/admin-verb.ts'
import { recordsOf } from '../../admin-records/records-of.ts'
import { refuseLost, restorableSince } from '../../admin-records/restore-record.ts'
import type { Writing } from '../../admin-records/rules.ts'
import { putBackRemoved, saveRemoved } from '../../admin-records/stores/removed-records.ts'
import { violationOf } from '../../admin-records/stores/write-records.ts'
import { actOnRecord, changeRecord, createRecord, readRecord, removeRecord } from '../../admin-records/write-record.ts'
import { carColors } from '../car-image/render-car-image.ts'
import { listTariffs } from '../stores/fleet.ts'
import * as cards from '../stores/fuel-cards.ts'
import { listChoosableProperties } from '../stores/own-properties.ts'

const keyed = (options: Readonly<Record<string, string>>) => ({
  answer: { data: Object.entries(options).map(([key, name]) => ({ key, name })) },
})

const fuelCards = { table: 'fuel_card' } as const
const fuelCardKey = ({ office }: AdminCall, id: number) => ({
  organizationId: office.organizationId,
  resource: 'fuel-cards',
  id,
})
const asTaken = (error: unknown): never => {
  throw violationOf(error)?.kind === 'unique' ? refuseField('cardNumber', 'fuel-card.taken') : error
}

const cardNameOf = ({ cardNumber, supplier }: cards.FuelCard): string => `${supplier} ${cardNumber}`

// An assignment of another car is as unknown as one that does not exist.
const ofCar = async (writing: Writing, carId: number, assignmentId: number): Promise<void> => {
  const { carId: own } = await readRecord(writing, 'assignments', assignmentId)
  if (own !== carId) throw new Refusal('resource.unknown')
}

export const fleetVerbs = {
  'cars.icons': async () => ({
    answer: {
      data: Object.keys(adminResources.models.fields.bodyType.options ?? {}).flatMap((bodyType) =>
        carColors.map((color) => ({ bodyType, color, iconUrl: `/car-images/${bodyType}-${color}.svg` })),
      ),
    },
  }),
  'cars.tariffs': async (_context, { db, office }) => ({
    answer: { data: await listTariffs(db, office.organizationId) },
  }),
  'cars.properties': async (_context, { db, office }) => ({
    answer: { data: await listChoosableProperties(db, office.organizationId) },
  }),
  'cars.fuel-cards': async (context, call) => {
    const car = await readRecord({ context, call }, 'cars', call.input.params.id)
    const { organizationId } = call.office
    return { answer: { data: await cards.listFuelCards(call.db, { organizationId, carId: car.id }) } }
  },
  'cars.add-fuel-card': async (context, call) => {
    const { id } = call.input.params
    const { organizationId } = call.office
    const { why, ...sent } = call.input.body
    let entity: cards.FuelCard | undefined
    const work = async () => {
      entity = await cards.insertFuelCard(call.db, { organizationId, carId: id }, sent).catch(asTaken)
      return { fuelCard: { from: null, to: cardNameOf(entity) } }
    }
    await actOnRecord({ context, call }, 'cars', id, 'add-fuel-card', work, { why })
    if (entity === undefined) throw new Error('The card was not written.')
    return { answer: { entity, errors: [] } }
  },
  'cars.remove-fuel-card': async (context, call) => {
    const { id, fuelCardId } = call.input.params
    const { organizationId } = call.office
    const work = async () => {
      await saveRemoved(call.db, fuelCards, fuelCardKey(call, fuelCardId), call.now)
      const removed = orRefuse(await cards.deleteFuelCard(call.db, { organizationId, carId: id }, fuelCardId))
      return { fuelCard: { from: cardNameOf(removed), to: null } }
    }
    const { why } = call.input.query
    await actOnRecord({ context, call }, 'cars', id, 'remove-fuel-card', work, { why })
    return { answer: undefined }
  },
  'cars.restore-fuel-card': async (context, call) => {
    const { id: carId, fuelCardId } = call.input.params
    const key = fuelCardKey(call, fuelCardId)
    let entity: cards.FuelCard | undefined
    await actOnRecord({ context, call }, 'cars', carId, 'restore-fuel-card', async () => {
      const since = restorableSince(call.now)
      const isBack = await putBackRemoved(call.db, fuelCards, key, since).catch(asTaken).catch(refuseLost)
      const { organizationId } = key
      entity = (await cards.listFuelCards(call.db, { organizationId, carId })).find(({ id }) => id === fuelCardId)
      if (!isBack || entity === undefined) throw new Refusal('resource.unknown')
      return { fuelCard: { from: null, to: cardNameOf(entity) } }
    })
    if (entity === undefined) throw new Error('The card was not put back.')
    return { answer: { entity, errors: [] } }
  },
  'cars.assignments': async (context, call) => {
    const { id } = await readRecord({ context, call }, 'cars', call.input.params.id)
    return { answer: { data: await recordsOf({ context, call }, 'assignments', 'carId', id) } }
  },
  'cars.add-assignment': async (context, call) => {
    const writing = { context, call }
    const { id: carId } = await readRecord(writing, 'cars', call.input.params.id)
    const entity = await createRecord(writing, 'assignments', { ...call.input.body, carId })
    return { answer: { entity, errors: [] } }
  },
  'cars.change-assignment': async (context, call) => {
    const writing = { context, call }
    const { id, assignmentId } = call.input.params
    await ofCar(writing, id, assignmentId)
    const entity = await changeRecord(writing, 'assignments', assignmentId, call.input.body)
    return { answer: { entity, errors: [] } }
  },
  'cars.remove-assignment': async (context, call) => {
    const writing = { context, call }
    const { id, assignmentId } = call.input.params
    await ofCar(writing, id, assignmentId)
    await removeRecord(writing, 'assignments', assignmentId, call.input.query)
    return { answer: undefined }
  },
  'models.chargers': async () => keyed(adminResources.models.fields.chargers.options ?? {}),
  'models.car-categories': async () => keyed(adminResources.models.fields.category.options ?? {}),
} satisfies Partial<AdminVerbs>
