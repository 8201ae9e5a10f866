import { type SmsGateway, SmsNotTaken } from '../../adapters/sms/port.ts'
import type { Context } from '../../platform/context.ts'
import { answerLostUntil, nextTryAfter } from './sms-times.ts'
import { claimDue, markFailed, markSent, putOff, tellOfSms } from './stores/sms-store.ts'

type Parts = Pick<Context, 'database' | 'log'> & { readonly sms: SmsGateway }

const mostAtOnce = 100

// Claimed before it is sent, and put off for as long as an answer may be lost: whoever dies here leaves it to the next.
const sendSome = async (parts: Parts, now: Date): Promise<number> => {
  const { database, sms, log } = parts
  const claimed = await claimDue(database, now, answerLostUntil(now), mostAtOnce)
  if (claimed.length === 0) return 0
  const late = claimed.filter(({ expiresAt }) => expiresAt <= now)
  const due = claimed.filter(({ expiresAt }) => expiresAt > now)
  for (const { ref } of late) await markFailed(database, ref, { failure: 'TOO_LATE', problem: null, now })
  try {
    const answers =
      due.length === 0
        ? new Map()
        : await sms.send(due.map(({ ref, phone, sender, text }) => ({ ref, to: phone, sender, text })))
    const taken = due.filter(({ ref }) => answers.get(ref)?.isTaken)
    await markSent(
      database,
      taken.map(({ ref }) => ref),
      now,
    )
    for (const { ref } of due) {
      const answer = answers.get(ref)
      if (answer && !answer.isTaken)
        await markFailed(database, ref, { failure: 'REFUSED', problem: answer.reason.slice(0, 200), now })
    }
  } catch (error) {
    log('warn', 'SMS were put off.', { count: due.length, reason: String(error) })
    const attempts = Math.max(...due.map((one) => one.attempts))
    if (error instanceof SmsNotTaken)
      await putOff(
        database,
        due.map(({ ref }) => ref),
        nextTryAfter(attempts, now),
      )
    await tellOfSms(database, late)
    return 0
  }
  await tellOfSms(database, claimed)
  return claimed.length
}

/** Sends what is due until nothing is, or the gateway takes no more. Any number of processes may do it at once. */
export const sendDueSms = async (parts: Parts, now: Date): Promise<void> => {
  while ((await sendSome(parts, now)) > 0) {
    // More may be due.
  }
}
