import type { RecordAction, Screen } from '@delebil/admin-components'
import { adminResources, smsStates } from '@delebil/core-api/admin'
import { RotateCcw } from 'lucide-react'
import { adminPaths } from '../shared/admin-paths.ts'
import { callAt } from '../shared/call-at.ts'
import { SmsLead } from './sms-lead.tsx'
import { SmsPhoneRow } from './sms-phone-row.tsx'
import { smsTexts as texts } from './sms-texts.ts'

const sendAgain: RecordAction<'sms'> = {
  key: 'send-again',
  label: texts.again,
  icon: RotateCcw,
  access: ['MESSAGE_WRITE'],
  shown: ({ state }) => state === 'FAILED',
  run: (host, record, _values, attempt) =>
    host.api.call('sms.send-again', { ...callAt(host, record), ...attempt, body: { version: record.version } }),
  done: texts.againDone,
}

export const smsScreen: Screen<'sms'> = {
  ...adminPaths.sms,
  resource: adminResources.sms,
  heading: [texts.heading, texts.heading],
  newText: texts.newText,
  searchHint: texts.search,
  tones: { state: { QUEUED: 'yellow', DELIVERED: 'green', FAILED: 'red' } },
  views: [
    { key: 'i-ko', name: smsStates.QUEUED, where: { state: 'QUEUED' } },
    { key: 'sendt', name: smsStates.SENT, where: { state: 'SENT' } },
    { key: 'kom-fram', name: smsStates.DELIVERED, where: { state: 'DELIVERED' } },
    { key: 'kom-ikke-fram', name: smsStates.FAILED, where: { state: 'FAILED' }, meaning: 'wrong' },
  ],
  bulk: [{ key: 'send-again', label: texts.again, icon: RotateCcw, task: { action: 'send-again' } }],
  PhoneRow: SmsPhoneRow,
  Lead: SmsLead,
  leadFields: [
    'person',
    'phone',
    'text',
    'state',
    'failure',
    'problem',
    'parts',
    'priceOre',
    'sentAt',
    'endedAt',
    'nextTry',
    'created',
    'sentBy',
  ],
  callOf: ({ phone, person }) => ({ phone, name: person }),
  actions: [sendAgain],
}
