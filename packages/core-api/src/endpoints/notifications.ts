import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { notificationSettings } from '../entities/account.ts'
import { flag, idText, text } from '../primitives.ts'

const tag = 'Varsler'
const byId = v.object({ id: idText })
const name = v.pipe(text(80), v.nonEmpty('field.required'))
const key = v.pipe(v.string('field.required'), v.regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/, 'field.format'))

export const getNotificationSettings = endpoint('GET /api/notifications', {
  summary: 'Whether I want notifications, and in which browsers',
  tag,
  access: 'session',
  response: notificationSettings,
})

export const updateNotificationSettings = endpoint('PUT /api/notifications', {
  summary: 'Turn notifications on or off, everywhere',
  tag,
  access: 'session',
  body: v.object({ enabled: flag }),
  response: notificationSettings,
})

export const addPushToken = endpoint('POST /api/notifications/tokens', {
  summary: 'Add this browser; adding it again renames it',
  tag,
  access: 'session',
  body: v.object({
    name,
    endpoint: v.pipe(v.string('field.required'), v.maxLength(1000, 'field.too-long'), v.url('field.format')),
    p256dh: key,
    auth: key,
  }),
  response: notificationSettings,
})

export const updatePushToken = endpoint('PUT /api/notifications/tokens/{id}', {
  summary: 'Rename a browser, or turn it on or off',
  tag,
  access: 'session',
  params: byId,
  body: v.object({ name: v.optional(name), enabled: v.optional(flag) }),
  response: notificationSettings,
  problems: ['resource.unknown'],
})

export const deletePushToken = endpoint('DELETE /api/notifications/tokens/{id}', {
  summary: 'Forget a browser',
  tag,
  access: 'session',
  params: byId,
  response: notificationSettings,
  problems: ['resource.unknown'],
})

export const testPushToken = endpoint('POST /api/notifications/tokens/{id}/test', {
  summary: 'Send a notification to a browser, to see that it arrives',
  tag,
  access: 'session',
  params: byId,
  problems: ['resource.unknown'],
})
