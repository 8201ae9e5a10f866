import { formatDay } from '@delebil/admin-components'
import type { TripletexConfiguration } from '@delebil/core-api/admin'
import { Banner, Button, ErrorMessage } from '@delebil/ui'
import { momentOrDash } from '../shared/moment-or-dash.ts'
import * as css from './tripletex.css.ts'
import { tripletexTexts as own } from './tripletex-texts.ts'
import { useTryTripletex } from './use-tripletex.ts'

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
      {problem !== undefined && <ErrorMessage>{problem}</ErrorMessage>}
      <div>
        <Button variant="secondary" isPending={isTrying} isDisabled={!hasToken} onPress={() => void tryIt()}>
          {own.tryIt}
        </Button>
      </div>
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
