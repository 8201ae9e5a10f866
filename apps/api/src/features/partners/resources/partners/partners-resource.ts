import { parsePartnerOrigins } from '@delebil/validation'
import { Refusal } from '../../../../platform/refusal.ts'
import { refuseField } from '../../../../platform/refuse-field.ts'
import type { AdminCall } from '../../../admin-records/admin-verb.ts'
import type { ServerResource } from '../../../admin-records/server-resource.ts'
import { columnsOf } from '../../../admin-records/stores/write-records.ts'
import { hasPeople, writeKeys, writeOrigins } from '../../written-partner-store.ts'
import { partnersTable } from './partners-store.ts'
import { readPublicKeys } from './read-public-keys.ts'

const keyPattern = /^[a-z][a-z0-9-]{0,40}$/

export const partnersResource: ServerResource<'partners'> = {
  ...partnersTable,
  rules: {
    template: ({ context: { config } }) => ({
      audience: config.PUBLIC_URL ?? '',
      theme: 'auto',
      origins: null,
      publicKeys: null,
      membershipKey: null,
      active: true,
    }),
    columns: (_writing, { origins: _origins, publicKeys: _keys, ...sent }) => {
      if (sent.key !== undefined && !keyPattern.test(sent.key)) throw refuseField('key', 'field.format')
      return columnsOf(sent)
    },
    written: async ({ call }, { origins, publicKeys }, id) => {
      const { db, office, now }: Pick<AdminCall, 'db' | 'office' | 'now'> = call
      const partner = { organizationId: office.organizationId, id }
      if (origins !== undefined) await writeOrigins(db, partner, parsePartnerOrigins(origins ?? '') ?? [])
      if (publicKeys === undefined) return
      const keys = publicKeys === null ? [] : await readPublicKeys('publicKeys', publicKeys)
      await writeKeys(db, partner, keys, now)
    },
    removing: async ({ call }, { id }) => {
      const partner = { organizationId: call.office.organizationId, id }
      if (await hasPeople(call.db, partner)) throw new Refusal('partner.in-use')
      return false
    },
  },
}
