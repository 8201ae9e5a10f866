const zone = { timeZone: 'Europe/Oslo' } as const

/** As staff write a day: 24.11.2026. */
export const dayOf = (at: Date): string =>
  at.toLocaleDateString('nb-NO', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' })

/** The next such day and its time, in as few keys as the field takes: 24 1530. */
export const shortMomentOf = (at: Date): string =>
  `${at.toLocaleDateString('nb-NO', { ...zone, day: 'numeric' }).replace('.', '')} ${clockOf(at).replace(':', '')}`

/** As staff write a time of day: 15:30. */
export const clockOf = (at: Date): string =>
  at.toLocaleTimeString('nb-NO', { ...zone, hour: '2-digit', minute: '2-digit' })
