/** SQL: the row `alias` is put off. */
export const isPostponed = (alias = 'r'): string =>
  `(${alias}.postponed_until is not null and ${alias}.postponed_until > now())`

/** SQL of whether a case waits, by what is still to be done about it. */
export const caseStates = (isOpen: string, isPutOff = isPostponed()) => ({
  OPEN: `(${isOpen}) and not ${isPutOff}`,
  POSTPONED: `(${isOpen}) and ${isPutOff}`,
  CLOSED: `not (${isOpen})`,
})

/** SQL of which of them it is. */
export const caseStateOf = ({ OPEN, POSTPONED }: ReturnType<typeof caseStates>): string =>
  `case when ${OPEN} then 'OPEN' when ${POSTPONED} then 'POSTPONED' else 'CLOSED' end`

/** SQL that sorts by what is urgent, and then by since when. */
export const urgencyOf = (isUrgent: string, since: string): string =>
  `(case when ${isUrgent} then 0 else 1 end * 100000000000 + extract(epoch from ${since})::bigint)`
