import type { CalendarFeed } from '@delebil/core-api'
import { formatInstant } from '@delebil/validation'
import type { CalendarFeed as StoredFeed } from './calendar-feed-store.ts'

export const toFeed = ({ created, alarmMinutes }: StoredFeed): CalendarFeed => ({
  created: formatInstant(created),
  alarmMinutes: alarmMinutes as CalendarFeed['alarmMinutes'],
})
