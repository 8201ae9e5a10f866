import { FactGrid, type KeyFact, StateBadge, type StateMeaning } from '@delebil/admin-components'
import { type Read, smsFailures, smsKinds, smsStates } from '@delebil/core-api/admin'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { PhoneLink } from '../shared/phone-link.tsx'
import { RecordLink } from '../shared/record-link.tsx'
import * as css from './sms.css.ts'
import { smsTexts as texts } from './sms-texts.ts'

type Sms = Read<'sms'>

const meanings: Readonly<Record<Sms['state'], StateMeaning>> = {
  QUEUED: 'look',
  SENT: 'coming',
  DELIVERED: 'going',
  FAILED: 'wrong',
}

const receiver = ({ person, personId, phone }: Sms): KeyFact => ({
  label: texts.to,
  main: (
    <RecordLink isMain of="persons" id={personId}>
      {person}
    </RecordLink>
  ),
  lines: [{ id: 'phone', text: <PhoneLink phone={phone} /> }],
})

const status = ({ state, failure, problem, nextTry, endedAt }: Sms): KeyFact => ({
  label: texts.status,
  main: <StateBadge meaning={meanings[state]}>{smsStates[state]}</StateBadge>,
  lines: [
    ...(failure === null ? [] : [{ id: 'failure', text: smsFailures[failure] }]),
    ...(problem === null ? [] : [{ id: 'problem', text: `«${problem}»`, isMuted: true }]),
    ...(nextTry === null ? [] : [{ id: 'next', text: texts.waits(nextTry), isMuted: true }]),
    ...(endedAt === null ? [] : [{ id: 'ended', text: momentOrDash(endedAt), isMuted: true }]),
  ],
})

const sending = ({ created, sentAt, sentBy, kind }: Sms): KeyFact => ({
  label: texts.sent,
  main: momentOrDash(sentAt ?? created),
  lines: [
    ...(sentBy === null ? [] : [{ id: 'by', text: sentBy, isMuted: true }]),
    { id: 'kind', text: smsKinds[kind], isMuted: true },
  ],
})

const about = ({ reservationId }: Sms): readonly KeyFact[] =>
  reservationId === null
    ? []
    : [
        {
          label: texts.about,
          main: (
            <RecordLink of="reservations" id={reservationId}>
              Reservasjonen
            </RecordLink>
          ),
        },
      ]

/** What was sent, to whom, and whether it arrived. */
export function SmsLead({ record }: { readonly record: Sms }) {
  const { text, sender, parts, priceOre } = record
  return (
    <div className={css.lead}>
      <FactGrid
        facts={[
          receiver(record),
          status(record),
          sending(record),
          { label: texts.size, main: texts.sizeOf(parts, priceOre) },
          ...about(record),
        ]}
      />
      <figure className={css.phone}>
        <figcaption className={css.muted}>{texts.from(sender)}</figcaption>
        <p className={css.bubble}>{text}</p>
      </figure>
    </div>
  )
}
