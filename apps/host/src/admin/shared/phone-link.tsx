import { formatPhone } from '@delebil/validation'
import { Link } from 'react-aria-components'
import * as css from './shared.css.ts'

/** A phone that is called with a press. */
export function PhoneLink({ phone, isMain = false }: { readonly phone: string; readonly isMain?: boolean }) {
  return (
    <Link className={isMain ? css.mainLink : css.link} href={`tel:${phone}`}>
      {formatPhone(phone)}
    </Link>
  )
}
