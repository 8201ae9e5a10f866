import { CaseWhy, FactGrid, useOfferKeys } from '@delebil/admin-components'
import type { LicenseCheck as Check } from '@delebil/core-api/admin'
import { formatDateTime, licenseStateText } from '@delebil/validation/text'
import { type Ref, useRef } from 'react'
import { useNextTripFact } from '../shared/next-trip-fact.tsx'
import { PhoneLink } from '../shared/phone-link.tsx'
import { RecordLink } from '../shared/record-link.tsx'
import { DecideLicense, type DecideLicenseProps } from './decide-license.tsx'
import { licenseCheckTexts as own } from './license-check-texts.ts'
import * as css from './license-checks.css.ts'
import { LicensePicture } from './license-picture.tsx'

function lookupText({ lookup }: Check): string {
  return lookup ? own.lookup(own.lookups[lookup.result], formatDateTime(new Date(lookup.at))) : own.noLookup
}

/** One licence: whose it is, why it is here, its pictures, what is decided, and which trip waits for it. */
export function LicenseCheck({
  nameRef,
  ...props
}: DecideLicenseProps & { readonly nameRef: Ref<HTMLHeadingElement> }) {
  const { check } = props
  const { id, version, name, phone, sides, sentAt, state } = check
  const decisions = useRef<HTMLDivElement>(null)
  useDecisionKeys(decisions)
  const trip = useNextTripFact('personId', id)
  return (
    <article className={css.check} aria-labelledby="license-check-name">
      <h2 id="license-check-name" ref={nameRef} tabIndex={-1} className={css.name}>
        {name}
      </h2>
      <CaseWhy more={<p>{own.known(licenseStateText[state])}.</p>}>{`${lookupText(check)}.`}</CaseWhy>
      <FactGrid
        facts={[
          {
            label: own.person,
            main: phone === null ? own.noPhone : <PhoneLink phone={phone} />,
            lines: [
              { id: 'since', text: own.since(formatDateTime(new Date(sentAt))) },
              {
                id: 'person',
                text: (
                  <RecordLink of="persons" id={id}>
                    {own.toPerson}
                  </RecordLink>
                ),
              },
            ],
          },
          ...trip,
        ]}
      />
      <div className={css.work}>
        <div className={css.pictures}>
          {sides.map((side) => (
            <LicensePicture key={`${id}-${version}-${side}`} id={id} side={side} name={name} />
          ))}
        </div>
        <div ref={decisions}>
          <DecideLicense key={`${id}-${version}`} {...props} />
        </div>
      </div>
    </article>
  )
}

/** A letter leads to what is to be filled in; only Ctrl or ⌘ and Enter decides, from the form it stands in. */
function useDecisionKeys(decisions: { readonly current: HTMLElement | null }) {
  const goTo = (selector: string) => () => {
    decisions.current?.querySelector<HTMLElement>(selector)?.focus()
    return undefined
  }
  const decide = () => {
    const form = document.activeElement?.closest('form')
    if (!form || !decisions.current?.contains(form)) return false
    form.requestSubmit()
    return undefined
  }
  useOfferKeys([
    { key: 'e', what: own.approveKey, run: goTo('input:not([type=radio])') },
    { key: '1', what: own.approveKey, run: goTo('input:not([type=radio])') },
    { key: '2', what: own.refuseKey, run: goTo('input[type=radio]') },
    { key: 'mod+enter', what: own.decideKey, run: decide },
  ])
}
