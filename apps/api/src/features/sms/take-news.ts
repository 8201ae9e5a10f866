import { isStop } from '@delebil/validation'
import type { SmsNews } from '../../adapters/sms/port.ts'
import type { Context } from '../../platform/context.ts'
import { settleReport, stopNews, tellOfSms } from './stores/sms-store.ts'

type Parts = Pick<Context, 'database' | 'jobs' | 'sms' | 'log'>
/** What an answer leads to that is not STOPP: a word for the log. */
export type AnswerSms = (
  parts: Parts & { readonly siteUrl: string },
  answered: { readonly number: string; readonly text: string },
  now: Date,
) => Promise<string>

/** What the gateway tells: what became of an SMS, or what somebody answered. Told again it changes nothing. */
export const takeNews = async (
  parts: Parts,
  news: SmsNews,
  { answer, siteUrl, now }: { readonly answer: AnswerSms; readonly siteUrl: string; readonly now: Date },
): Promise<void> => {
  const { database, log } = parts
  if (news.kind === 'report') {
    const settled = await settleReport(database, { ...news, now })
    if (settled !== undefined) await tellOfSms(database, [settled])
    return
  }
  const stopped = isStop(news.text) ? await stopNews(database, news.number, now) : 0
  const outcome = stopped > 0 ? 'stopped' : await answer({ ...parts, siteUrl }, news, now)
  log('info', 'An SMS was answered.', { stopped, outcome })
}
