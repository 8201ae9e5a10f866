import { adminTable } from '../../../admin-records/stores/table.ts'

const ofPartner = '(o.organization_id, o.partner_id) = (r.organization_id, r.id)'

export const partnersTable = adminTable('partners', {
  table: 'partner',
  columns: {
    origins: `(select string_agg(o.origin, E'\\n' order by o.origin) from partner_origin o where ${ofPartner} and o.active)`,
    publicKeys: `(select jsonb_pretty(jsonb_build_object('keys', jsonb_agg(
        o.public_jwk || jsonb_build_object('kid', o.kid, 'alg', o.algorithm) order by o.kid)))
      from partner_key o where ${ofPartner} and (o.valid_until is null or o.valid_until > now()) having count(*) > 0)`,
  },
  unique: { partner_key_key: ['key', 'partner.key-taken'] },
})
