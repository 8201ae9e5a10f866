import { formatPhone } from '@delebil/validation'
import * as css from './error-page.css.ts'
import { errorTexts } from './error-texts.ts'

export interface Support {
  readonly name: string
  readonly supportPhone: string | null
  readonly supportEmail: string | null
}

/** Phone and mail of the club's support, as far as they are known. */
export function SupportContact({ support: { name, supportPhone, supportEmail } }: { support: Support }) {
  if (!supportPhone && !supportEmail) return null
  return (
    <div className={css.contact}>
      <strong>{errorTexts.contact(name)}</strong>
      {supportPhone && (
        <p className={css.contactLine}>
          {errorTexts.phone}:{' '}
          <a className={css.link} href={`tel:${supportPhone.replaceAll(' ', '')}`}>
            {formatPhone(supportPhone)}
          </a>
        </p>
      )}
      {supportEmail && (
        <p className={css.contactLine}>
          {errorTexts.mail}:{' '}
          <a className={css.link} href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
        </p>
      )}
    </div>
  )
}
