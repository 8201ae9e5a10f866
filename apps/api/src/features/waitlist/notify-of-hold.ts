import { formatDateTime, formatTime } from '@delebil/validation/text'
import type { Context } from '../../platform/context.ts'
import type { Queryable } from '../../platform/db/queryable.ts'
import type { HeldCar } from '../notifications/held-car.ts'
import { mailTexts } from '../notifications/mail-texts.ts'
import { pushTexts } from '../notifications/push-texts.ts'
import { notifyPerson } from '../notifying/notify-person.ts'

export type HoldNews = HeldCar & {
  readonly organizationId: number
  readonly personId: number
  readonly entryId: number
}

/** Notifies a person, by the ways that they chose, that a car is held for them: of each hold once. */
export const notifyOfHold = (context: Pick<Context, 'jobs' | 'sms'>, tx: Queryable, news: HoldNews, now: Date) => {
  const { organizationId, personId, entryId, car, window, until, link } = news
  return notifyPerson(
    context,
    tx,
    {
      kind: 'CAR_HELD',
      organizationId,
      personId,
      reservationId: null,
      thing: entryId,
      about: until,
      until,
      values: {
        bil: car.model,
        plass: car.locationName,
        start: formatDateTime(window.start),
        slutt: formatDateTime(window.end),
        frist: formatTime(until),
        lenke: link,
      },
      push: pushTexts.carHeld(news),
      mail: (to) => mailTexts.carHeld(organizationId, to, news),
    },
    now,
  )
}
