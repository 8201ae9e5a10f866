import { formatPhone } from '@delebil/validation'
import { Link } from 'react-aria-components'
import * as css from './shared.css.ts'

/** A phone that is called with a press. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <Link className={css.link} href={`tel:${phone}`}>
      {formatPhone(phone)}
    </Link>
  )
}
