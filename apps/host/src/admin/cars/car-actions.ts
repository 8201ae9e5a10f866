import type { RecordAction } from '@delebil/admin-components'
import { CalendarOff, CalendarPlus, MessageSquareText } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { newBlockAt, newReservationAt } from '../shared/new-reservation-at.ts'
import { smsAt } from '../shared/sms-at.ts'
import { carTexts } from './car-texts.ts'
import { nextDriversOf } from './now-and-next.ts'

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
  {
    key: 'sms-to-next',
    label: carTexts.smsToNext,
    icon: MessageSquareText,
    access: ['MESSAGE_WRITE'],
    run: async (host, record) => {
      const trips = await host.api.call('cars.trips', callAt(host, record))
      if (!trips.ok) return trips
      const next = nextDriversOf(trips.value.data, host.now())
      if (next.length > 0) host.navigate(smsAt({ reservations: next }))
      return { ok: true, value: next }
    },
    done: (_record, _values, next) => ((next as readonly number[]).length > 0 ? '' : carTexts.nobodyNext),
  },
]
