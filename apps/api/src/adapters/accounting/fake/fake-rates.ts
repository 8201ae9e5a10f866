/** How often one employee of one consumer may ask; what stands in the headers of each answer. */
export const createRates = (limit: number, windowMilliseconds: number, now: () => number) => {
  let began = now()
  let used = 0
  return {
    /** Counts a call; false where there were too many. */
    take: (): boolean => {
      if (now() - began >= windowMilliseconds) {
        began = now()
        used = 0
      }
      used += 1
      return used <= limit
    },
    headers: (): Record<string, string> => ({
      'x-rate-limit-limit': String(limit),
      'x-rate-limit-remaining': String(Math.max(0, limit - used)),
      'x-rate-limit-reset': String(Math.ceil((began + windowMilliseconds - now()) / 1000)),
    }),
  }
}
