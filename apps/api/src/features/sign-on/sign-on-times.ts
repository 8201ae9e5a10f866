const minuteMilliseconds = 60_000

/** How long a journey to the provider may take, a code wait for its page, and verified claims for a decision (minutes). */
export const signOnMinutes = { journey: 10, code: 2, waiting: 30 } as const

export const signOnEnd = (what: keyof typeof signOnMinutes, now: Date): Date =>
  new Date(now.getTime() + signOnMinutes[what] * minuteMilliseconds)
