import type { SituationTag } from '@delebil/validation'
import type { Queryable } from '../../platform/db/queryable.ts'

/** A help entry with what is to be done with just one car or its model, where that is asked for. */
export type Situation = {
  organizationId: number
  id: number
  title: string
  text: string
  tags: SituationTag[]
  phone: string | null
  specific: { of: 'CAR' | 'MODEL'; name: string; text: string; phone: string | null } | null
}

const columns = `s.organization_id as "organizationId", s.id, s.title, s.text, s.tags, s.phone`

/** The entries that a club shows, in its own order; with the solutions for a car of it. */
export const listSituationsOfCar = (db: Queryable, organizationId: number, carId: number): Promise<Situation[]> =>
  db.rows(
    `select ${columns},
       (select json_build_object('of', case when x.car_id is null then 'MODEL' else 'CAR' end,
          'name', case when x.car_id is null then m.name else c.license_plate end, 'text', x.text, 'phone', x.phone)
        from situation_solution x
        where x.organization_id = s.organization_id and x.situation_id = s.id and (x.car_id = c.id or x.model_id = c.model_id)
        order by x.car_id nulls last limit 1) as specific
     from situation s
     join car c on c.organization_id = s.organization_id and c.id = $2
     join car_model m on m.organization_id = c.organization_id and m.id = c.model_id
     where s.organization_id = $1 and s.active order by s.position, s.id`,
    [organizationId, carId],
    'situations-of-car',
  )

/** The entries of all clubs that the person is a member of. */
export const listSituationsOfPerson = (db: Queryable, personId: number): Promise<Situation[]> =>
  db.rows(
    `select ${columns}, null as specific from situation s
     where s.active and s.organization_id in (select organization_id from membership_member where person_id = $1)
     order by s.organization_id, s.position, s.id`,
    [personId],
    'situations-of-person',
  )
