import { choice, moment, number, ref, text } from '../field.ts'

/** Whether a case waits for the staff, is put off for a while, or is done with. */
const caseState = choice(
  'Sak',
  { OPEN: 'Venter på oss', POSTPONED: 'Utsatt', CLOSED: 'Ferdig' },
  { filter: true, aside: true, derived: true },
)
/** The least is the most urgent; among those that are equal, who has waited longest. */
const urgency = number('Haster mest', { sortAmong: ['caseState'], aside: true, derived: true })

/** What a list of cases tells of each. */
export const caseOrder = { caseState, urgency } as const

/** Who of the staff follows a case up, and until when it may wait. */
export const followedUp = {
  assigneeId: ref('Følges opp av-ID', 'persons', { write: 'change', optional: true, filter: true, aside: true }),
  assignee: text('Følges opp av', { optional: true, filter: true, aside: true }),
  postponedUntil: moment('Utsatt til', { write: 'change', optional: true, filter: true, aside: true }),
} as const
