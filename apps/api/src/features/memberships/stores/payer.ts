/** SQL: who pays for the membership `m`, of whom its bills are and where they go. Joined behind `m`. */
export const payerOf = `left join lateral (select p.id, p.name, p.email from membership_member mm
    join person p on p.id = mm.person_id
    where (mm.organization_id, mm.membership_id) = (m.organization_id, m.id) and (p.id = m.payer_id or mm.is_owner)
    order by p.id <> coalesce(m.payer_id, p.id), p.id limit 1) payer on true`
