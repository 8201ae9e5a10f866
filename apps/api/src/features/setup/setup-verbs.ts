import type { Profile } from '@delebil/core-api/admin'
import { listAdminChanges, recordAdminChange } from '../../platform/audit/change-store.ts'
import type { Context } from '../../platform/context.ts'
import { refuseField } from '../../platform/refuse-field.ts'
import type { AdminCall, AdminVerbs } from '../admin-records/admin-verb.ts'
import { answerHistory } from '../admin-records/answer-history.ts'
import { refuseStale } from '../admin-records/refuse-stale.ts'
import { findOwnSite } from '../organizations/stores/own-sites.ts'
import { cleanSvg } from './clean-svg.ts'
import { readSetup } from './read-setup.ts'
import { findProfile, isSiteTaken, lockProfile, saveProfile } from './setup-store.ts'
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

/** A site by its name alone. The one that all share is nobody's own, and no two have the same. */
const siteOf = async ({ config }: Context, { db, office, siteOrigin }: AdminCall, sent: string | null) => {
  if (sent === null || sent === '') return null
  const { origin, pathname, search, hash } = new URL(sent)
  if (pathname !== '/' || search || hash) throw refuseField('siteUrl', 'field.site')
  const shared = [config.PUBLIC_URL, siteOrigin].map((site) => site && new URL(site).origin)
  const isOwn = (await findOwnSite(db, office.organizationId)) === origin
  if (!isOwn && (shared.includes(origin) || (await isSiteTaken(db, office.organizationId, origin))))
    throw refuseField('siteUrl', 'field.site-taken')
  return origin
}

/** What an organization is set up with before it opens. */
export const setupVerbs = {
  'setup.read': async (context, call) => ({ answer: await readSetup(context, call) }),
  'profile.read': async (_context, call) => ({ answer: await read(call) }),
  'profile.history': (_context, call) => answerHistory(call.db, recordOf(call)),
  'profile.change': async (context, call) => {
    const { db, office, caller, now } = call
    const { version, why, logoSvg, supportUrl, nightWatchPhone, siteUrl } = call.input.body
    await lockProfile(db, office.organizationId)
    const before = await read(call)
    refuseStale(version, before)
    const to = {
      logoSvg: logoSvg === undefined ? before.logoSvg : logoOf(logoSvg),
      supportUrl: supportUrl === undefined ? before.supportUrl : supportUrl,
      nightWatchPhone: nightWatchPhone === undefined ? before.nightWatchPhone : nightWatchPhone,
      siteUrl: siteUrl === undefined ? before.siteUrl : await siteOf(context, call, siteUrl),
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
