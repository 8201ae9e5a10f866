import type { Api } from '@delebil/core-api'

type Times = { readonly start: string; readonly end: string }

/** One good call of every endpoint of the wait list, each for a car that is taken at a time of its own. `at`: so many hours ahead. */
export const waitlistCalls = (
  api: () => Api,
  bookAt: (hoursAhead: number) => Promise<unknown>,
  at: (hoursAhead: number) => Times,
) => {
  const wait = async (hoursAhead: number) => {
    await bookAt(hoursAhead)
    return api().createWaitlistEntry({ body: { membershipId: 2, carId: 1, ...at(hoursAhead) } })
  }
  const entry = async (hoursAhead: number) => {
    const made = await wait(hoursAhead)
    if (!made.ok) throw new Error(made.refusal.code)
    return { id: made.value.entity.id }
  }
  return {
    createWaitlistEntry: () => wait(300),
    listWaitlistEntries: () => api().listWaitlistEntries(),
    declineHold: async () => api().declineHold({ params: await entry(304), body: { carId: 1 } }),
    deleteWaitlistEntry: async () => api().deleteWaitlistEntry({ params: await entry(308) }),
  }
}
