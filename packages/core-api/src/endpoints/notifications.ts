import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { notificationSettings } from '../entities/account.ts'
import { flag, idText, text } from '../primitives.ts'

const tag = 'Varsler'
const byId = v.object({ id: idText })
const name = v.pipe(text(80), v.nonEmpty('field.required'))
const key = v.pipe(v.string('field.required'), v.regex(/^[A-Za-z0-9_-]{16,200}={0,2}$/, 'field.format'))

export const getNotificationSettings = endpoint({
  summary: 'Whether I want notifications, and in which browsers',
  tag,
  method: 'GET',
  path: '/api/notifications',
  access: 'session',
  response: notificationSettings,
  problems: [],
})

export const updateNotificationSettings = endpoint({
  summary: 'Turn notifications on or off, everywhere',
  tag,
  method: 'PUT',
  path: '/api/notifications',
  access: 'session',
  body: v.object({ enabled: flag }),
  response: notificationSettings,
  problems: [],
})

export const addPushToken = endpoint({
  summary: 'Add this browser; adding it again renames it',
  tag,
  method: 'POST',
  path: '/api/notifications/tokens',
  access: 'session',
  body: v.object({
    name,
    endpoint: v.pipe(v.string('field.required'), v.maxLength(1000, 'field.too-long'), v.url('field.format')),
    p256dh: key,
    auth: key,
  }),
  response: notificationSettings,
  problems: [],
})

export const updatePushToken = endpoint({
  summary: 'Rename a browser, or turn it on or off',
  tag,
  method: 'PUT',
  path: '/api/notifications/tokens/{id}',
  access: 'session',
  params: byId,
  body: v.object({ name: v.optional(name), enabled: v.optional(flag) }),
  response: notificationSettings,
  problems: ['resource.unknown'],
})

export const deletePushToken = endpoint({
  summary: 'Forget a browser',
  tag,
  method: 'DELETE',
  path: '/api/notifications/tokens/{id}',
  access: 'session',
  params: byId,
  response: notificationSettings,
  problems: ['resource.unknown'],
})

export const testPushToken = endpoint({
  summary: 'Send a notification to a browser, to see that it arrives',
  tag,
  method: 'POST',
  path: '/api/notifications/tokens/{id}/test',
  access: 'session',
  params: byId,
  problems: ['resource.unknown'],
})
