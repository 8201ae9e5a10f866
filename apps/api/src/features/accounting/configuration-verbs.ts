import type { TripletexConfiguration } from '@delebil/core-api/admin'
import { problemText } from '@delebil/validation/text'
import { formatInstant } from '@delebil/validation/time'
import { type FieldChanges, listAdminChanges, recordAdminChange } from '../../platform/audit/change-store.ts'
import { Refusal } from '../../platform/refusal.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { answerHistory } from '../admin-records/answer-history.ts'
import { readAccountingOwner } from '../organizations/accounting-owner.ts'
import { connectionTexts } from './connection-texts.ts'
import { keepAct } from './keep-act.ts'
import {
  checkSystem,
  findConnection,
  listMappings,
  lockConnection,
  type Mapping,
  type StoredConnection,
  saveMapping,
  saveToken,
  saveTried,
} from './stores/accounting-configuration.ts'
import { subscribe, webhookOf } from './subscriptions.ts'
import { tryConnection } from './try-connection.ts'

type Asked = Pick<AdminCall, 'db' | 'office' | 'now'>

/** There is one an organisation, and it has the organisation's id. */
const recordOf = ({ office: { organizationId } }: Asked) => ({
  organizationId,
  resource: 'tripletex',
  id: organizationId,
})

const check = async (asked: Asked, organizationId = asked.office.organizationId): Promise<void> => {
  if (organizationId !== asked.office.organizationId) throw new Refusal('resource.unknown')
  await checkSystem(asked.db, organizationId)
}

const triedOf = (stored: StoredConnection | undefined): TripletexConfiguration['tried'] =>
  stored?.testedAt
    ? {
        at: formatInstant(stored.testedAt),
        company: stored.companyName,
        problem: stored.problem,
        closedUntil: stored.closedUntil,
        closedMonths: stored.closedMonths,
        findings: stored.findings,
      }
    : null

const read = async (asked: Asked): Promise<TripletexConfiguration> => {
  const { organizationId } = asked.office
  // What staff do to bills on their way is no change of this.
  const newest = (await listAdminChanges(asked.db, recordOf(asked))).find(({ action }) => action === 'change')
  const stored = await findConnection(asked.db, organizationId)
  return {
    version: (newest?.id ?? 0) + 1,
    hasToken: stored?.employeeToken != null,
    owner: await readAccountingOwner(asked.db, organizationId, asked.now),
    tried: triedOf(stored),
    webhook: {
      subscriptions: stored?.subscriptions ?? [],
      calledAt: stored?.calledAt ? formatInstant(stored.calledAt) : null,
      paymentsReadAt: stored?.paymentsReadAt ? formatInstant(stored.paymentsReadAt) : null,
      problem: null,
    },
    mappings: await listMappings(asked.db, organizationId),
  }
}

type SentMapping = Omit<Mapping, 'name'>

const saveMappings = async (
  { db, office }: Asked,
  before: TripletexConfiguration,
  sent: readonly SentMapping[],
): Promise<FieldChanges> => {
  const changes: Record<string, { from: unknown; to: unknown }> = {}
  for (const one of sent) {
    const stood = before.mappings.find(({ kind, own }) => kind === one.kind && own === one.own)
    if (stood === undefined) throw refuseField('mappings', 'field.unknown')
    if (stood.foreignNumber === one.foreignNumber) continue
    await saveMapping(db, office.organizationId, one)
    changes[`${one.kind} ${one.own}`] = { from: stood.foreignNumber, to: one.foreignNumber }
  }
  return changes
}

/** How a club reaches its books in Tripletex. The token is written and never shown. */
export const configurationVerbs = {
  'tripletex.read': async (_context, call) => {
    await check(call, call.input.params.organizationId)
    return { answer: await read(call) }
  },
  'tripletex.history': async (_context, call) => {
    await check(call)
    return answerHistory(call.db, recordOf(call))
  },
  'tripletex.change': async ({ accounting: { tripletex } }, call) => {
    const { db, office, caller, now } = call
    const { version, why, employeeToken, mappings = [] } = call.input.body
    await check(call, call.input.params.organizationId)
    await lockConnection(db, office.organizationId)
    const before = await read(call)
    if (version !== before.version) {
      const code = 'record.stale'
      throw new Refusal(code, { errors: [{ code, message: problemText[code] }], entity: before })
    }
    const changes = { ...(await saveMappings(call, before, mappings)) }
    if (employeeToken !== undefined) {
      if (tripletex === undefined) throw new Refusal('accounting.no-service')
      await saveToken(db, office.organizationId, tripletex.seal(employeeToken))
      // That it was changed is told, never to what.
      changes['token'] = { from: before.hasToken, to: true }
    }
    if (Object.keys(changes).length > 0) {
      const made = { personId: caller.personId, at: now, action: 'change', changes, why }
      await recordAdminChange(db, recordOf(call), made)
    }
    return { answer: { entity: await read(call), errors: [] } }
  },
  'tripletex.subscribe': async ({ accounting }, call) => {
    const { db, office, siteOrigin } = call
    const { organizationId } = office
    await check(call, call.input.params.organizationId)
    const problem = await subscribe({ db, accounting, organizationId, siteOrigin })
    if (problem === null) await keepAct(call, { action: 'subscribe', about: {}, to: 'ACTIVE' })
    const answer = await read(call)
    return { answer: { ...answer, webhook: { ...answer.webhook, problem } } }
  },
  'tripletex.try': async ({ accounting: { tripletex } }, call) => {
    const { db, office, now, siteOrigin } = call
    const { organizationId } = office
    await check(call, call.input.params.organizationId)
    const sealed = (await findConnection(db, organizationId))?.employeeToken
    const answer = await read(call)
    const nothing = { at: formatInstant(now), company: null, closedUntil: null, closedMonths: [], findings: [] }
    if (!sealed) return { answer: { ...answer, tried: { ...nothing, problem: connectionTexts.noToken } } }
    if (tripletex === undefined)
      return { answer: { ...answer, tried: { ...nothing, problem: connectionTexts.noService } } }
    const at = { now, address: webhookOf(siteOrigin, organizationId) }
    await saveTried(db, organizationId, sealed, await tryConnection(db, tripletex, organizationId, sealed, at), now)
    return { answer: await read(call) }
  },
} satisfies Partial<AdminVerbs>
