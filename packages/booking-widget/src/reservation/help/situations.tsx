import type { Reservation } from '@delebil/core-api'
import { useAnswer } from '@delebil/core-api/react'
import { LinkButton, Select, Skeleton } from '@delebil/ui'
import type { SituationTag } from '@delebil/validation'
import { situationTopics } from '@delebil/validation/text'
import { Mail, Phone } from 'lucide-react'
import { useState } from 'react'
import { useBookingHost } from '../../booking-host.ts'
import { actionTexts } from '../../locale/action-texts.ts'
import { paragraph } from '../../panel/panel.css.ts'
import { RetryState } from '../../panel/retry-state.tsx'
import { callAddress, useOrganizationContact } from '../use-organization-contact.ts'
import { contact, entries, stack, strong } from './help.css.ts'
import { SituationEntry } from './situation-entry.tsx'
import { topicFirst } from './topic-first.ts'

export interface SituationsProps {
  readonly reservation: Reservation
  /** Entries of this topic; left out, all of them with a choice of topic. */
  readonly topic?: SituationTag | undefined
}

const ALL = 'all'
const AMOUNT = 50

/** What the club says to do, for the car of the reservation, and whom to ask if that does not help. */
export function Situations({ reservation, topic }: SituationsProps) {
  const { native } = useBookingHost()
  const [chosen, setChosen] = useState<string>(ALL)
  const source = native ? 'FROM_APP' : 'FROM_WEBAPP'
  const tags = topic ? `${topic},${source}` : source
  const query = { reservation_id: reservation.id, amount: AMOUNT, tags }
  const { data, error, mutate } = useAnswer('listSituations', { query })
  if (error && !data) {
    return (
      <div className={stack}>
        <RetryState heading={actionTexts.help.failed} error={error} onRetry={() => void mutate()} />
        <Contact reservation={reservation} />
      </div>
    )
  }
  if (!data) return <Skeleton label={actionTexts.help.loading} heightPx={200} />
  const ofTopic = data.data.filter((situation) => chosen === ALL || situation.tags.some((tag) => tag === chosen))
  const shown = topic === undefined && chosen === ALL ? ofTopic : topicFirst(ofTopic)
  const topics = Object.entries(situationTopics).filter(([key]) =>
    data.data.some(({ tags: has }) => has.some((tag) => tag === key)),
  )
  return (
    <div className={stack}>
      {!topic && topics.length > 1 && (
        <Select
          label={actionTexts.help.topic}
          options={[{ id: ALL, label: actionTexts.help.allTopics }, ...topics.map(([id, label]) => ({ id, label }))]}
          value={chosen}
          onChange={(value) => setChosen(value ?? ALL)}
        />
      )}
      {shown.length === 0 && <p className={paragraph}>{actionTexts.help.empty}</p>}
      <ul className={entries}>
        {shown.map((situation, index) => (
          <SituationEntry key={situation.id} situation={situation} isFirst={topic !== undefined && index === 0} />
        ))}
      </ul>
      <Contact reservation={reservation} />
    </div>
  )
}

function Contact({ reservation }: Pick<SituationsProps, 'reservation'>) {
  const { phone, email } = useOrganizationContact(reservation)
  if (!phone && !email) return null
  return (
    <div className={contact}>
      <p className={strong}>{actionTexts.help.contact}</p>
      {phone && (
        <LinkButton icon={Phone} href={callAddress(phone.number)}>
          {phone.text}
        </LinkButton>
      )}
      {email && (
        <LinkButton icon={Mail} variant="quiet" href={`mailto:${email}`}>
          {email}
        </LinkButton>
      )}
    </div>
  )
}
