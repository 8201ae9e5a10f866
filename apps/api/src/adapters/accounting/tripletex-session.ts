import * as v from 'valibot'

const sessionSchema = v.object({ value: v.object({ token: v.string(), expirationDate: v.string() }) })

const DAY = 86_400_000
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** A session lasts until midnight of its day; it is made anew a day before. */
const SESSION_DAYS = 7

export type SessionCall = (body: object) => Promise<unknown>

/** The session of one token, opened when it is first needed. However many wait for it, it is opened once. */
export const keepSession = (create: SessionCall, tokens: { consumerToken: string; employeeToken: string }) => {
  let opened: Promise<{ readonly header: string; readonly until: number }> | undefined
  const open = async () => {
    const expirationDate = dayOf(Date.now() + SESSION_DAYS * DAY)
    const { value } = v.parse(sessionSchema, await create({ ...tokens, expirationDate }))
    // 0 is the company of the token itself.
    const header = `Basic ${Buffer.from(`0:${value.token}`).toString('base64')}`
    return { header, until: Date.parse(value.expirationDate) - DAY }
  }
  const header = async (): Promise<string> => {
    if (opened && (await opened).until <= Date.now()) opened = undefined
    opened ??= open()
    opened.catch(() => {
      opened = undefined
    })
    return (await opened).header
  }
  return {
    header,
    /** What was refused is not used again. */
    drop: () => {
      opened = undefined
    },
  }
}
