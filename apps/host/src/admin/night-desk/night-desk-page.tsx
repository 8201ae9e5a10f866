import { Failed, mayAny, useAdminHost, useSingleKeys } from '@delebil/admin-components'
import type { NightHit } from '@delebil/core-api/admin'
import { Banner, SearchField, Switch } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { formatPeriod } from '@delebil/validation/text'
import { parseInstant } from '@delebil/validation/time'
import { useEffect, useRef, useState } from 'react'
import { Link, Button as Press } from 'react-aria-components'
import { adminPaths } from '../shared/admin-paths.ts'
import { Case } from './night-case.tsx'
import * as css from './night-desk.css.ts'
import { nightTexts } from './night-texts.ts'
import { OutBadge } from './out-badge.tsx'
import { useHits } from './use-night.ts'

const DEBOUNCE_MS = 200
/** As many as the server tells. */
const MANY = 12
const KEYS_OFF = 'delebil.night-desk.keys-off'

/** For whoever answers the phone at night: one box, and one key for each thing that helps the caller. */
export function NightDeskPage() {
  const { query, setQuery, permissions, online } = useAdminHost()
  const q = query.get('q') ?? ''
  const caseId = Number(query.get('sak')) || undefined
  const [typed, setTyped] = useState(q)
  const [hasKeys, setHasKeys] = useState(() => localStorage.getItem(KEYS_OFF) === null)
  const box = useRef<HTMLDivElement>(null)
  const hits = useHits(q)
  const found = hits.data?.data
  const pick = (id: number) => setQuery(new URLSearchParams({ q: typed.trim(), sak: String(id) }), 'push')

  useEffect(() => {
    const next = typed.trim()
    if (next === q) return
    const timer = setTimeout(() => setQuery(new URLSearchParams(next ? { q: next } : {}), 'replace'), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, q, setQuery])
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  useSingleKeys(hasKeys, { s: () => box.current?.querySelector('input')?.select() })

  // Enter may come before the answer does: it is remembered until then, or until something else is typed.
  const [entered, setEntered] = useState<string>()
  useEffect(() => {
    if (entered === undefined || entered !== q || hits.isValidating) return
    setEntered(undefined)
    const first = found?.find(({ reservationId }) => reservationId !== null)
    if (first?.reservationId) setQuery(new URLSearchParams({ q, sak: String(first.reservationId) }), 'push')
  }, [entered, q, hits.isValidating, found, setQuery])
  function turnKeys(isOn: boolean): void {
    setHasKeys(isOn)
    if (isOn) localStorage.removeItem(KEYS_OFF)
    else localStorage.setItem(KEYS_OFF, '1')
  }

  return (
    <div className={css.page}>
      <div ref={box}>
        <SearchField
          label={nightTexts.box}
          help={nightTexts.boxHelp}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setEntered(undefined)
          }}
          onSubmit={() => setEntered(typed.trim())}
        />
      </div>
      <div role="status" className={css.muted}>
        {hits.isLoading ? nightTexts.searching : q.length > 1 && found?.length === 0 ? nightTexts.noHits : ''}
      </div>
      {!online && (
        <Banner tone="warning" title={nightTexts.offlineHeading}>
          {nightTexts.offlineHelp}
        </Banner>
      )}
      {online && hits.error && (
        <Failed as="banner" heading={nightTexts.failed} onAgain={() => void hits.mutate()}>
          {hits.error.message}
        </Failed>
      )}
      {caseId === undefined ? (
        found &&
        found.length > 0 && (
          <>
            <Hits hits={found} onPick={pick} />
            {found.length >= MANY && <p className={css.muted}>{nightTexts.moreHits}</p>}
          </>
        )
      ) : (
        <Case key={caseId} id={caseId} hasKeys={hasKeys} mayWrite={mayAny(permissions, ['RESERVATION_WRITE'])} />
      )}
      <Switch isSelected={hasKeys} onChange={turnKeys} note={nightTexts.keysHelp}>
        {nightTexts.keys}
      </Switch>
    </div>
  )
}

function Hits({ hits, onPick }: { hits: readonly NightHit[]; onPick: (id: number) => void }) {
  return (
    <ul className={css.hits} aria-label={nightTexts.hits}>
      {hits.map((hit) => (
        <li key={`${hit.personId} ${hit.reservationId}`}>
          <Hit hit={hit} onPick={onPick} />
        </li>
      ))}
    </ul>
  )
}

function Hit({ hit, onPick }: { hit: NightHit; onPick: (id: number) => void }) {
  const { reservationId, personId, isOut } = hit
  const words = (
    <>
      <span>
        <span className={css.name}>{hit.person ?? nightTexts.reservation(hit.reservationNumber ?? 0)}</span>
        <span className={css.answer}>
          {hit.phone !== null && formatPhone(hit.phone)}
          {hit.phone !== null && ' · '}
          {reservationId === null ? nightTexts.noTrip : tripOf(hit)}
        </span>
      </span>
      {isOut && <OutBadge end={hit.end} />}
    </>
  )
  if (reservationId !== null) {
    return (
      <Press className={css.hit} onPress={() => onPick(reservationId)}>
        {words}
      </Press>
    )
  }
  return (
    <Link className={css.hit} href={adminPaths.persons.recordPath({ id: personId ?? 0 })}>
      {words}
    </Link>
  )
}

function tripOf({ licensePlate, start, end }: NightHit): string {
  const period = start && end ? { start: parseInstant(start), end: parseInstant(end) } : undefined
  const when = period?.start && period.end ? formatPeriod({ start: period.start, end: period.end }) : ''
  return [licensePlate, when].filter(Boolean).join(' · ')
}
