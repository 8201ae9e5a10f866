import type { CalendarFeed, Refusal } from '@delebil/core-api'
import { type Asked, useChange } from '@delebil/core-api/react'
import { useState } from 'react'
import { calendarTexts } from './calendar-texts.ts'

type Feed = { readonly entity: CalendarFeed | null }

export interface Calendar {
  /** An address that was just made; nobody can show it again. */
  readonly address: string | undefined
  readonly said: string
  readonly isPending: boolean
  readonly refusal: Refusal | undefined
  readonly make: () => Promise<void>
  readonly remove: () => Promise<void>
  readonly setAlarm: (alarmMinutes: CalendarFeed['alarmMinutes']) => Promise<void>
}

/** What can be done with the person's calendar. */
export function useCalendar(shown: Asked<Feed>): Calendar {
  const making = useChange('createCalendarFeed')
  const removing = useChange('deleteCalendarFeed')
  const changing = useChange('updateCalendarFeed')
  const [address, setAddress] = useState<string>()
  const [said, setSaid] = useState('')
  const begin = () => {
    for (const change of [making, removing, changing]) change.clear()
    setSaid('')
  }
  return {
    address,
    said,
    isPending: making.isPending || removing.isPending,
    refusal: making.refusal ?? removing.refusal ?? changing.refusal,
    make: async () => {
      begin()
      const made = await making.send({ body: { alarmMinutes: shown.data?.entity?.alarmMinutes ?? null } })
      if (!made.ok) return
      const { address: newAddress, ...entity } = made.value.entity
      setAddress(newAddress)
      void shown.mutate({ entity }, false)
    },
    remove: async () => {
      begin()
      const removed = await removing.send({})
      if (!removed.ok) return
      setAddress(undefined)
      setSaid(calendarTexts.removed)
      void shown.mutate({ entity: null }, false)
    },
    setAlarm: async (alarmMinutes) => {
      begin()
      const changed = await changing.send({ body: { alarmMinutes } })
      if (!changed.ok) return
      setSaid(calendarTexts.alarmSaved)
      void shown.mutate({ entity: changed.value.entity }, false)
    },
  }
}
