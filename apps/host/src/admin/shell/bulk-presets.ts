import type { BulkPreset } from '@delebil/admin-components'
import {
  CircleCheck,
  CircleOff,
  CirclePause,
  CirclePlay,
  ClipboardList,
  Eye,
  EyeOff,
  Lock,
  type LucideIcon,
  MailCheck,
  MailX,
  UserMinus,
  Wrench,
} from 'lucide-react'

const become = (key: string, label: string, icon: LucideIcon, values: object): BulkPreset => ({
  ...{ key, label, icon },
  task: { action: 'change', values: values as Readonly<Record<string, unknown>> },
})
const act = (action: string, label: string, icon: LucideIcon): BulkPreset => ({
  ...{ key: action, label, icon },
  task: { action },
})

const reviewed = act('reset-review', 'Er sett på', CircleCheck)

/** What staff do with many records of a kind at once. The server's rules hold for each of them, as for one. */
export const bulkPresets = {
  cars: [
    become('out-of-use', 'Ta ut av bruk', CircleOff, { active: false }),
    become('in-use', 'Sett i bruk', CircleCheck, { active: true }),
  ],
  reservations: [reviewed, act('ask-review', 'Til arbeidslisten', ClipboardList)],
  workList: [reviewed],
  messages: [
    become('read', 'Marker som lest', MailCheck, { isRead: true }),
    become('unread', 'Marker som ulest', MailX, { isRead: false }),
  ],
  damages: [become('repaired', 'Meld utbedret', Wrench, { state: 'REPAIRED' })],
  memberships: [
    become('active', 'Sett aktive', CirclePlay, { state: 'ACTIVE' }),
    become('paused', 'Sett på pause', CirclePause, { state: 'PAUSED' }),
    become('blocked', 'Sperr', Lock, { state: 'BLOCKED' }),
  ],
  memberCards: [act('take-from-person', 'Ta fra personen', UserMinus)],
  entityMessages: [
    become('on', 'Slå på', Eye, { isActive: true }),
    become('off', 'Slå av', EyeOff, { isActive: false }),
  ],
  help: [
    become('shown', 'Vis for medlemmene', Eye, { active: true }),
    become('hidden', 'Skjul for medlemmene', EyeOff, { active: false }),
  ],
} as const satisfies Readonly<Record<string, readonly BulkPreset[]>>
