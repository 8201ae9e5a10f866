import type { NativeControl } from '@delebil/booking-widget'
import type { Api, LiveEvents } from '@delebil/core-api'
import type { Offline } from '../offline/create-offline.ts'
import type { Unsaved } from '../offline/unsaved.ts'
import type { Report } from '../report/create-reporter.ts'
import type { Session } from '../session/session.ts'
import type { KeyedStorage } from '../session/stored-session.ts'
import type { Updates } from '../update/create-updates.ts'

/** What the server has drawn of the page, over the page itself. */
export interface Drawing {
  /** Takes it away: what it stands for is there. */
  readonly giveWay: () => void
}

/** What the screens stand on; made once at start, and once per story. */
export interface Site {
  /** Every call a screen makes: a 401 shows the log-in box and is sent again after it. */
  readonly api: Api
  readonly session: Session
  readonly live: LiveEvents
  readonly offline: Offline
  /** What is typed and not saved, wherever it stands. */
  readonly unsaved: Unsaved
  readonly updates: Updates
  /** The mobile app around the page; absent in a browser. */
  readonly native?: NativeControl
  /** Absent where the server has drawn nothing. */
  readonly drawing?: Drawing
  readonly report: Report
  readonly storage: KeyedStorage
  /** What is of this tab only. */
  readonly tabStorage: KeyedStorage
  readonly now: () => Date
}
