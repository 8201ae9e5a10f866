import { avatar } from './avatar.css.ts'
import { initials } from './initials.ts'

export interface AvatarProps {
  /** Said beside it too: to a screen reader the circle is nothing. */
  readonly name: string
}

/** A person by their initials, beside their name. Where there is less room than for 40 px, the frame around sets `--delebil-avatar`. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span className={avatar} aria-hidden="true">
      {initials(name)}
    </span>
  )
}
