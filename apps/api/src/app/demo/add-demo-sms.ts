import type { FastifyInstance } from 'fastify'
import type { DemoSms } from '../services.ts'
import { demoPage, escapeHtml } from './demo-page.ts'

/** Where the SMS of the demo can be read, and answered. */
export const demoSmsPath = '/demo/sms'

const mostAnswered = 500

const item = ({ at, to, from, msg, parts }: DemoSms['received'][number]): string =>
  `<article><h2>${escapeHtml(from)}</h2><p>Til +${escapeHtml(to)}, ${escapeHtml(at)}, ${parts} ${parts === 1 ? 'del' : 'deler'}</p><p>${escapeHtml(msg).replaceAll('\n', '<br>')}</p>
<form method="post"><input type="hidden" name="number" value="${escapeHtml(to)}"><label>Svar <input name="text" maxlength="${mostAnswered}" required></label> <button>Send svaret</button></form></article>`

/** Shows the SMS that the demo's fake took, and lets whoever looks answer them. Never served where there is a gateway or a database of one's own. */
export const addDemoSms = (app: FastifyInstance, { received, answer }: DemoSms): void => {
  app.get(demoSmsPath, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(
        demoPage({
          title: 'SMS i demoen',
          lead: 'Demoen sender ingen SMS ut. Det den ville sendt, står her, nyeste først.',
          items: received.toReversed().map(item),
        }),
      ),
  )
  app.post<{ Body: { number?: string; text?: string } }>(demoSmsPath, async ({ body }, reply) => {
    await answer(String(body.number ?? ''), String(body.text ?? '').slice(0, mostAnswered))
    return reply.redirect(demoSmsPath, 303)
  })
}
