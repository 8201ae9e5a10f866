import { adminTable } from '../../../admin-records/stores/table.ts'

/** SQL of what the latest change of a switch says. */
const latest = (what: string): string =>
  `(select ${what} from admin_change a left join person p on p.id = a.person_id where a.organization_id = r.organization_id
     and a.resource = 'feature-toggles' and a.record_id = r.id order by a.id desc limit 1)`

export const featureTogglesTable = adminTable('feature-toggles', {
  table: 'club_feature',
  from: 'club_feature r join feature_toggle f on f.name = r.name',
  columns: {
    title: `coalesce(nullif(f.title, ''), r.name)`,
    description: 'f.description',
    changed: latest('a.at'),
    changedBy: latest('p.name'),
  },
})
