import { checkNotificationWays, notificationWays } from '@delebil/validation'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { notificationKind, notificationSettings, notificationWay } from '../entities/account.ts'
import { ofOne } from '../of-one.ts'
import { flag, text } from '../primitives.ts'

const mine = { tag: 'Varsler', access: 'session' } as const
const name = v.pipe(text(80), v.nonEmpty('field.required'))
const key = v.pipe(v.string('field.required'), v.regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/, 'field.format'))

export const getNotificationSettings = endpoint('GET /api/notifications', {
  ...mine,
  summary: 'Whether I want notifications, and in which browsers',
  response: notificationSettings,
})

export const updateNotificationSettings = endpoint('PUT /api/notifications', {
  ...mine,
  summary: 'Turn notifications on or off, everywhere',
  body: v.object({ enabled: flag }),
  response: notificationSettings,
})

export const chooseNotificationWays = endpoint('PUT /api/notifications/choices', {
  ...mine,
  summary: 'Choose by which ways a kind of message comes to me: SMS, push or mail',
  body: v.pipe(
    v.object({
      kind: notificationKind,
      ways: v.pipe(v.array(notificationWay, 'field.required'), v.maxLength(notificationWays.length, 'field.too-long')),
    }),
    v.forward(
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? checkNotificationWays(dataset.value.kind, dataset.value.ways) : undefined
        if (problem) addIssue({ message: problem })
      }),
      ['ways'],
    ),
  ),
  response: notificationSettings,
})

export const addPushToken = endpoint('POST /api/notifications/tokens', {
  ...mine,
  summary: 'Add this browser; adding it again renames it',
  body: v.object({
    name,
    endpoint: v.pipe(v.string('field.required'), v.maxLength(1000, 'field.too-long'), v.url('field.format')),
    p256dh: key,
    auth: key,
  }),
  response: notificationSettings,
})

export const updatePushToken = endpoint('PUT /api/notifications/tokens/{id}', {
  ...mine,
  ...ofOne,
  summary: 'Rename a browser, or turn it on or off',
  body: v.object({ name: v.optional(name), enabled: v.optional(flag) }),
  response: notificationSettings,
})

export const deletePushToken = endpoint('DELETE /api/notifications/tokens/{id}', {
  ...mine,
  ...ofOne,
  summary: 'Forget a browser',
  response: notificationSettings,
})

export const testPushToken = endpoint('POST /api/notifications/tokens/{id}/test', {
  ...mine,
  ...ofOne,
  summary: 'Send a notification to a browser, to see that it arrives',
})
