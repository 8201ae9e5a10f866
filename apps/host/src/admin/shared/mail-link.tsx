import { Link } from 'react-aria-components'
import * as css from './shared.css.ts'

/** An e-mail to write to. Where it is too long for its place it is broken before its domain. */
export function MailLink({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <Link className={css.quietLink} href={`mailto:${email}`}>
      <span>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </span>
    </Link>
  )
}
