import { SMS_RECEIVERS_MAX } from '@delebil/core-api/admin'
import { adminPaths } from './admin-paths.ts'

interface SmsTo {
  readonly persons?: readonly number[]
  /** Whoever has them, each about their own. */
  readonly reservations?: readonly number[]
  readonly text?: string
}

/** What the page of a new SMS is told in its address. */
export const smsQuery = { persons: 'personer', reservations: 'reservasjoner', text: 'tekst' } as const

/** Where an SMS to them is written. */
export function smsAt({ persons = [], reservations = [], text }: SmsTo): string {
  const query = new URLSearchParams({
    ...(persons.length > 0 && { [smsQuery.persons]: persons.join(',') }),
    ...(reservations.length > 0 && { [smsQuery.reservations]: reservations.join(',') }),
    ...(text && { [smsQuery.text]: text }),
  })
  return `${adminPaths.sms.newPath}?${query}`
}

/** Who the address says. */
export function smsTo(query: URLSearchParams): Required<SmsTo> {
  const ids = (name: string) =>
    (query.get(name) ?? '')
      .split(',')
      .map(Number)
      .filter((id) => Number.isInteger(id) && id > 0)
      .slice(0, SMS_RECEIVERS_MAX)
  return {
    persons: ids(smsQuery.persons),
    reservations: ids(smsQuery.reservations),
    text: query.get(smsQuery.text) ?? '',
  }
}
