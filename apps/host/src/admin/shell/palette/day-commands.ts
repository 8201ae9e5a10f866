import type { Command } from '@delebil/admin-components'
import { formatDate, formatDateTime } from '@delebil/validation/text'
import { formatInstant, osloDateText } from '@delebil/validation/time'
import { CalendarDays } from 'lucide-react'
import { adminPaths } from '../../shared/admin-paths.ts'
import { adminTexts } from '../admin-texts.ts'
import { readDays } from './read-days.ts'

/** What can be looked at of a day that was typed: what begins then, and the plan of it. */
export function dayCommands(typed: string, now: Date, navigate: (href: string) => void): readonly Command[] {
  const days = readDays(typed, now)
  if (days === undefined) return []
  const { start, end, isOneDay } = days
  const name = isOneDay ? formatDate(start) : `${formatDateTime(start)} – ${formatDateTime(end)}`
  const filter = [
    { field: 'start', operator: 'from', value: formatInstant(start) },
    { field: 'start', operator: 'to', value: formatInstant(end) },
  ]
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sorter: 'start' })
  const plan = new URLSearchParams({ dato: osloDateText(start) })
  const go = (label: string, href: string): Command => ({
    id: href,
    label,
    group: adminTexts.days,
    icon: CalendarDays,
    run: () => navigate(href),
  })
  return [
    go(adminTexts.startingIn(name), `${adminPaths.reservations.path}?${query}`),
    go(adminTexts.planOf(formatDate(start)), `${adminPaths.fleetPlan}?${plan}`),
  ]
}
