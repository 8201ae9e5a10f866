import { VisuallyHidden } from '@delebil/ui'
import { messageTexts as texts } from './message-texts.ts'
import * as css from './messages.css.ts'

/** That nobody has read it: a dot for the eye, a word for the ear. */
export const UnreadMark = () => (
  <>
    <span className={css.dot} aria-hidden />
    <VisuallyHidden>
      <span>{texts.unread}: </span>
    </VisuallyHidden>
  </>
)
