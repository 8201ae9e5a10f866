import { ActionButton, FactGrid, type KeyFact, mayAny, useAdminAnswer, useAdminHost } from '@delebil/admin-components'
import { adminResources, type Read } from '@delebil/core-api/admin'
import { Banner, NumberPlate, Stack } from '@delebil/ui'
import { formatDate, formatDuration, formatNok, formatTime } from '@delebil/validation/text'
import { osloDateText } from '@delebil/validation/time'
import { Link } from 'react-aria-components'
import { ConflictNotices } from '../conflicts/conflict-notices.tsx'
import { membershipStatus } from '../memberships/membership-status.ts'
import { describeCondition } from '../shared/car-condition.ts'
import { MailLink } from '../shared/mail-link.tsx'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import { PhoneLink } from '../shared/phone-link.tsx'
import { RecordLink } from '../shared/record-link.tsx'
import * as css from '../shared/shared.css.ts'
import { useSummary } from '../shared/use-summary.ts'
import { reservationActions } from './reservation-actions.ts'
import { recordTexts as texts } from './reservation-texts.ts'

interface LeadProps {
  readonly record: Read<'reservations'>
}
type Summary = ReturnType<typeof useSummary>['data']

export const PRICE_ID = 'price-lines'

/** Who, which car, when and at what price; and before that why somebody has to look at it, where no case has said so. */
export function ReservationLead({ record, isCase = false }: LeadProps & { readonly isCase?: boolean }) {
  const { data } = useSummary(record)
  return (
    <Stack gapPx={12}>
      {!isCase && <Review record={record} summary={data} />}
      <ConflictNotices record={record} />
      <FactGrid facts={[who(record, data), useCarFact(record), when(record, data), price(data)]} />
    </Stack>
  )
}

const screen = { resource: adminResources.reservations }
const seen = reservationActions.find(({ key }) => key === 'reset-review')

function Review({ record, summary }: LeadProps & { readonly summary: Summary }) {
  return summary?.review.map(({ reason, why, person, at }) => (
    <Banner key={reason} tone="warning" title={`${texts.look}: ${why ?? texts.reasons[reason]}`}>
      {at !== null && <p>{texts.asked(person, momentOrDash(at))}</p>}
      {(reason === 'ASKED' || reason === 'DAMAGE') && seen && (
        <ActionButton isSmall screen={screen} record={record} action={seen} />
      )}
    </Banner>
  ))
}

function who({ personId, person, phone, membershipId, membership }: LeadProps['record'], summary: Summary): KeyFact {
  const status =
    summary?.membershipState == null
      ? undefined
      : membershipStatus({
          state: summary.membershipState,
          externalIdCardVerificationRequired: false,
          externalIdCard: null,
        }).text
  return {
    label: texts.who,
    main:
      personId === null || person === null ? (
        texts.nobody
      ) : (
        <RecordLink isMain of="persons" id={personId}>
          {person}
        </RecordLink>
      ),
    lines: [
      ...(phone === null ? [] : [{ id: 'phone', text: <PhoneLink phone={phone} /> }]),
      ...(summary?.email == null ? [] : [{ id: 'email', text: <MailLink email={summary.email} /> }]),
      ...(membershipId === null
        ? []
        : [
            {
              id: 'membership',
              text: (
                <>
                  <RecordLink of="memberships" id={membershipId}>
                    {membership ?? texts.membership}
                  </RecordLink>
                  {status !== undefined && ` · ${status.toLowerCase()}`}
                </>
              ),
            },
          ]),
    ],
  }
}

function useCarFact({ carId, carNumber, licensePlate, model, location, state }: LeadProps['record']): KeyFact {
  const { permissions } = useAdminHost()
  const isOut = state === 'ONGOING'
  const { data } = useAdminAnswer('cars.condition', isOut ? { params: { id: carId } } : undefined)
  const said = data?.state ? describeCondition(data.state).map(({ label, text }) => `${label} ${text}`) : []
  const mayRead = mayAny(permissions, adminResources.cars.read)
  return {
    label: texts.car,
    main: (
      <>
        {mayRead ? (
          <RecordLink isMain of="cars" id={carId}>
            {String(carNumber)}
          </RecordLink>
        ) : (
          carNumber
        )}
        <NumberPlate number={licensePlate} heightPx={22} />
      </>
    ),
    lines: [
      { id: 'model', text: model },
      { id: 'location', text: location, isMuted: true },
      ...said.slice(0, 2).map((text) => ({ id: text, text, isMuted: true })),
    ],
  }
}

function when({ start, end, started, ended }: LeadProps['record'], summary: Summary): KeyFact {
  const [from, to] = [new Date(start), new Date(end)]
  const isOneDay = osloDateText(from) === osloDateText(to)
  const length = formatDuration((to.getTime() - from.getTime()) / 60_000)
  const latest = summary?.latestEnd
  return {
    label: texts.when,
    main: isOneDay
      ? `${formatTime(from)}–${formatTime(to)}`
      : `${formatTime(from)} – ${formatDate(to)} ${formatTime(to)}`,
    lines: [
      { id: 'day', text: `${formatDate(from)} · ${length}` },
      ...(started === null ? [] : [{ id: 'started', text: texts.started(momentOrDash(started)), isMuted: true }]),
      ...(ended === null ? [] : [{ id: 'ended', text: texts.ended(momentOrDash(ended)), isMuted: true }]),
      ...(latest == null ? [] : [{ id: 'latest', text: texts.upTo(momentOrDash(latest)) }]),
    ],
  }
}

function price(summary: Summary): KeyFact {
  const known = summary?.price
  if (!known) return { label: texts.price, main: '–', lines: summary ? [{ id: 'none', text: texts.noPrice }] : [] }
  const { stage, totalOre, lines, tariff } = known
  const parts = lines.map(({ description, totalOre: ore }) => `${description} ${formatNok(ore)}`)
  return {
    label: stage === 'booking' ? texts.price : texts.stages[stage],
    main: formatNok(totalOre),
    lines: [
      { id: 'parts', text: parts.slice(0, 3).join(' · ') },
      { id: 'tariff', text: texts.tariff(tariff), isMuted: true },
      {
        id: 'explain',
        text: (
          <Link className={css.link} href={`#${PRICE_ID}`} onPress={showPrice}>
            {texts.explain}
          </Link>
        ),
      },
    ],
  }
}

/** The address stays: it is the page's. */
function showPrice() {
  const lines = document.getElementById(PRICE_ID)
  lines?.scrollIntoView({ block: 'center' })
  lines?.focus({ preventScroll: true })
}
