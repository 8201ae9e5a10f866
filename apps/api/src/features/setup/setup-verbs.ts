import type { Profile } from '@delebil/core-api/admin'
import { listAdminChanges, recordAdminChange } from '../../platform/audit/change-store.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { answerHistory } from '../admin-records/answer-history.ts'
import { refuseStale } from '../admin-records/refuse-stale.ts'
import { cleanSvg } from './clean-svg.ts'
import { readSetup } from './read-setup.ts'
import { findProfile, lockProfile, saveProfile } from './setup-store.ts'
import { tries } from './try-gateway.ts'

type Asked = Pick<AdminCall, 'db' | 'office'>

/** There is one an organisation, and it has the organisation's id. */
const recordOf = ({ office: { organizationId } }: Asked) => ({
  organizationId,
  resource: 'profile',
  id: organizationId,
})

const read = async (asked: Asked): Promise<Profile> => {
  const [newest] = await listAdminChanges(asked.db, recordOf(asked))
  return { version: (newest?.id ?? 0) + 1, ...(await findProfile(asked.db, asked.office.organizationId)) }
}

const logoOf = (sent: string | null): string | null => {
  if (sent === null || sent === '') return null
  const clean = cleanSvg(sent)
  if (clean === undefined) throw refuseField('logoSvg', 'field.logo')
  return clean
}

/** What an organization is set up with before it opens. */
export const setupVerbs = {
  'setup.read': async (context, call) => ({ answer: await readSetup(context, call) }),
  'profile.read': async (_context, call) => ({ answer: await read(call) }),
  'profile.history': (_context, call) => answerHistory(call.db, recordOf(call)),
  'profile.change': async (_context, call) => {
    const { db, office, caller, now } = call
    const { version, why, logoSvg, supportUrl, nightWatchPhone } = call.input.body
    await lockProfile(db, office.organizationId)
    const before = await read(call)
    refuseStale(version, before)
    const to = {
      logoSvg: logoSvg === undefined ? before.logoSvg : logoOf(logoSvg),
      supportUrl: supportUrl === undefined ? before.supportUrl : supportUrl,
      nightWatchPhone: nightWatchPhone === undefined ? before.nightWatchPhone : nightWatchPhone,
    }
    const changes = Object.fromEntries(
      Object.entries(to).flatMap(([name, value]) => {
        const from = before[name as keyof typeof to]
        return from === value ? [] : [[name, { from, to: value }]]
      }),
    )
    if (Object.keys(changes).length > 0) {
      await saveProfile(db, office.organizationId, to)
      await recordAdminChange(db, recordOf(call), {
        personId: caller.personId,
        at: now,
        action: 'change',
        changes,
        why,
      })
    }
    return { answer: { entity: await read(call), errors: [] } }
  },
  'setup.try-gateway': async (context, call) => {
    const { key } = call.input.params
    return { answer: { key, ...(await tries[key](context, call)) } }
  },
} satisfies Partial<AdminVerbs>
