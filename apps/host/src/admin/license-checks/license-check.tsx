import type { LicenseCheck as Check } from '@delebil/core-api/admin'
import { formatDateTime, licenseStateText } from '@delebil/validation/text'
import type { Ref } from 'react'
import { RecordLink } from '../shared/record-link.tsx'
import { DecideLicense, type DecideLicenseProps } from './decide-license.tsx'
import { licenseCheckTexts as own } from './license-check-texts.ts'
import * as css from './license-checks.css.ts'
import { LicensePicture } from './license-picture.tsx'

function lookupText({ lookup }: Check): string {
  return lookup ? own.lookup(own.lookups[lookup.result], formatDateTime(new Date(lookup.at))) : own.noLookup
}

/** One licence: whose it is, its pictures, what is known of it, and what is decided. */
export function LicenseCheck({
  nameRef,
  ...props
}: DecideLicenseProps & { readonly nameRef: Ref<HTMLHeadingElement> }) {
  const { check } = props
  const { id, version, name, sides, sentAt, state } = check
  return (
    <article className={css.check} aria-labelledby="license-check-name">
      <h2 id="license-check-name" ref={nameRef} tabIndex={-1} className={css.name}>
        {name}
      </h2>
      <p className={css.muted}>
        {own.since(formatDateTime(new Date(sentAt)))}.{' '}
        <RecordLink of="persons" id={id}>
          {own.toPerson}
        </RecordLink>
      </p>
      <div className={css.pictures}>
        {sides.map((side) => (
          <LicensePicture key={`${id}-${version}-${side}`} id={id} side={side} name={name} />
        ))}
      </div>
      <p className={css.muted}>
        {own.known(licenseStateText[state])}. {lookupText(check)}.
      </p>
      <DecideLicense key={`${id}-${version}`} {...props} />
    </article>
  )
}
