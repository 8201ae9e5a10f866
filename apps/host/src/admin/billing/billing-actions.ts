import type { AdminHost, RecordAction } from '@delebil/admin-components'
import type { Read } from '@delebil/core-api/admin'
import { Hand, Undo2 } from 'lucide-react'
import { callAt } from '../shared/call-at.ts'
import { why } from '../shared/why-field.ts'

type Charge = Read<'billing'>

const send = (call: 'billing.hold' | 'billing.release', host: AdminHost, record: Charge, reason?: unknown) =>
  host.api.call(call, {
    ...callAt(host, record),
    body: { version: record.version, ...(typeof reason === 'string' && { why: reason }) },
  })
const hold = (host: AdminHost, record: Charge, reason?: unknown) => send('billing.hold', host, record, reason)
const release = (host: AdminHost, record: Charge, reason?: unknown) => send('billing.release', host, record, reason)

const access = ['BILLING_WRITE', 'LIMITED_BILLING_WRITE'] as const

export const billingActions: readonly RecordAction<'billing'>[] = [
  {
    key: 'hold',
    label: 'Hold',
    icon: Hand,
    access,
    shown: ({ state }) => state === 'open',
    fields: { why },
    run: (host, record, values) => hold(host, record, values.why),
    done: 'Linjen er holdt og kommer ikke på neste faktura',
    undo: (host, before) => release(host, before),
  },
  {
    key: 'release',
    label: 'Slipp',
    icon: Undo2,
    access,
    shown: ({ state }) => state === 'held',
    fields: { why },
    run: (host, record, values) => release(host, record, values.why),
    done: 'Linjen er åpen igjen',
    undo: (host, before) => hold(host, before),
  },
]
