import { formatDay } from '@delebil/admin-components'
import type { TripletexConfiguration } from '@delebil/core-api/admin'
import { Banner, Button, ErrorMessage } from '@delebil/ui'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import * as css from './tripletex.css.ts'
import { tripletexTexts as own } from './tripletex-texts.ts'
import { useSubscribeTripletex, useTryTripletex } from './use-tripletex.ts'

interface ConnectionCardProps {
  readonly configuration: TripletexConfiguration
}

/** Whether the books are reached, and what of theirs would refuse an invoice. */
export function ConnectionCard({ configuration }: ConnectionCardProps) {
  const { tryIt, isTrying, problem } = useTryTripletex()
  const { hasToken, owner, tried } = configuration
  return (
    <section className={css.card} aria-label={own.connection}>
      <h2 className={css.heading}>{own.connection}</h2>
      <Found configuration={configuration} />
      <p className={css.muted}>
        {own.owner[owner]}
        {tried?.problem === null &&
          ` ${tried.closedUntil ? own.closedUntil(formatDay(tried.closedUntil)) : own.nothingClosed}`}
      </p>
      {tried !== null && tried.closedMonths.length > 0 && (
        <p className={css.muted}>{own.closedMonths(tried.closedMonths)}</p>
      )}
      <Webhook configuration={configuration} />
      {problem !== undefined && <ErrorMessage>{problem}</ErrorMessage>}
      <div>
        <Button variant="secondary" isPending={isTrying} isDisabled={!hasToken} onPress={() => void tryIt()}>
          {own.tryIt}
        </Button>
      </div>
    </section>
  )
}

/** Whether the books call us when something is paid, and when they last did. */
function Webhook({ configuration }: ConnectionCardProps) {
  const { subscribe, isPending, problem } = useSubscribeTripletex()
  const { subscriptions, calledAt, paymentsReadAt } = configuration.webhook
  const broken = subscriptions.find(({ status }) => status !== 'ACTIVE')
  const isOn = subscriptions.length > 0 && broken === undefined
  return (
    <section className={css.section} aria-label={own.webhook}>
      <h3 className={css.own}>{own.webhook}</h3>
      <p className={css.muted}>
        {isOn ? own.webhookOn : broken ? own.webhookStates[broken.status] : own.webhookOff}{' '}
        {calledAt ? own.calledAt(momentOrDash(calledAt)) : own.neverCalled}{' '}
        {paymentsReadAt ? own.readAt(momentOrDash(paymentsReadAt)) : own.neverRead}
      </p>
      {problem !== undefined && <ErrorMessage>{problem}</ErrorMessage>}
      {!isOn && (
        <div>
          <Button
            variant="secondary"
            isPending={isPending}
            isDisabled={!configuration.hasToken}
            onPress={() => void subscribe()}
          >
            {own.subscribe}
          </Button>
        </div>
      )}
    </section>
  )
}

function Found({ configuration: { hasToken, tried } }: ConnectionCardProps) {
  if (!hasToken)
    return (
      <Banner tone="warning" title={own.noToken}>
        {own.noTokenHelp}
      </Banner>
    )
  if (tried === null) return <Banner tone="info" title={own.notTried} />
  const at = own.triedAt(momentOrDash(tried.at))
  if (tried.problem !== null)
    return (
      <Banner tone="error" title={own.fails}>
        {tried.problem} {at}
      </Banner>
    )
  return (
    <>
      <Banner tone="info" title={own.works(tried.company ?? '')}>
        {at}
        {tried.findings.length === 0 && `. ${own.allPlaced}`}
      </Banner>
      {tried.findings.length > 0 && (
        <Banner tone="error" title={own.findings(tried.findings.length)}>
          <ul className={css.findings}>
            {tried.findings.map(({ rule, text, own: about }) => (
              <li key={`${rule} ${about}`}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  )
}
