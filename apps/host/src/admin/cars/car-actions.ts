import type { RecordAction } from '@delebil/admin-components'
import { CalendarOff, CalendarPlus } from 'lucide-react'
import { newBlockAt, newReservationAt } from '../shared/new-reservation-at.ts'

const access = ['RESERVATION_WRITE'] as const
const outOfUse: RecordAction<'cars'>['forbidden'] = ({ active }) =>
  active === true ? undefined : 'Bilen er ute av bruk.'

/** Ways on from a car, which is not asked for once more. */
export const carActions: readonly RecordAction<'cars'>[] = [
  {
    key: 'book',
    label: 'Ny reservasjon',
    icon: CalendarPlus,
    access,
    forbidden: outOfUse,
    run: ({ navigate }, { id }) => {
      navigate(newReservationAt({ carId: id }))
      return Promise.resolve({ ok: true, value: undefined })
    },
    done: '',
  },
  {
    key: 'block',
    label: 'Sperr bilen',
    icon: CalendarOff,
    access,
    run: ({ navigate }, { id }) => {
      navigate(newBlockAt(id))
      return Promise.resolve({ ok: true, value: undefined })
    },
    done: '',
  },
]
