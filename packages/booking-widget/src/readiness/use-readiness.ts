import { useAnswer } from '@delebil/core-api/react'
import { formatInstant } from '@delebil/validation/time'
import { useBookingHost } from '../booking-host.ts'

/** What keeps the person logged in from booking in an organization, or from driving at a moment (now, if left out). Nobody is asked about a visitor. */
export function useReadiness(organizationId: number | undefined, at?: Date) {
  const { person } = useBookingHost()
  const isAsked = person !== undefined && organizationId !== undefined
  const query = { orgId: organizationId ?? 0, ...(at && { at: formatInstant(at) }) }
  return useAnswer('getReadiness', isAsked ? { query, quiet: true } : undefined)
}
