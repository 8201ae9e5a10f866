import { isStop } from '@delebil/validation'
import type { SmsNews } from '../../adapters/sms/port.ts'
import type { Context } from '../../platform/context.ts'
import { settleReport, stopNews, tellOfSms } from './stores/sms-store.ts'

/** What the gateway tells: what became of an SMS, or what somebody answered. Told again it changes nothing. */
export const takeNews = async (
  { database, log }: Pick<Context, 'database' | 'log'>,
  news: SmsNews,
  now: Date,
): Promise<void> => {
  if (news.kind === 'report') {
    const settled = await settleReport(database, { ...news, now })
    if (settled !== undefined) await tellOfSms(database, [settled])
    return
  }
  const stopped = isStop(news.text) ? await stopNews(database, news.number, now) : 0
  log('info', 'An SMS was answered.', { stopped })
}
