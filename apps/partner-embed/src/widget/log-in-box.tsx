import { type ReactNode, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio/react'
import { openSite } from '../session/open-site.ts'
import type { Session } from '../session/session.ts'
import { texts } from '../texts.ts'
import { alert, box, primary, quiet, secondary, text } from './log-in-box.css.ts'

const own = texts.login

export interface LogInBoxProps {
  readonly session: Session
  /** The club's site. */
  readonly site: string
  /** Where the booking that waits for the log-in is confirmed, for who can't log in here. */
  readonly bookingAddress?: string | undefined
}

/** Who is logged in, and the next step for who is not. There is never a password here: this is another's page. */
export function LogInBox({ session, site, bookingAddress }: LogInBoxProps) {
  const { step, message, whoami } = useSnapshot(session.state)
  const logIn = () => void session.logIn()
  const open = () => void openSite(session)
  const isIn = step === 'IN' && whoami !== undefined
  const isMember = isIn && whoami.memberships.length > 0
  const frame = useRef<HTMLDivElement>(null)
  const hadPress = useRef(false)
  // The button that was pressed may be gone: the focus then stays in the box.
  useEffect(() => {
    const element = frame.current
    if (step === 'PENDING' || !hadPress.current || !element) return
    hadPress.current = false
    if ((element.getRootNode() as ShadowRoot | Document).activeElement === null) element.focus()
  }, [step])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the presses are its buttons'
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click
    <div
      ref={frame}
      tabIndex={-1}
      className={box}
      onClick={() => {
        hadPress.current = true
      }}
    >
      {isIn && (
        <>
          <Said>
            {own.signedIn(whoami.person.name)} {!isMember && own.notMember}
          </Said>
          {!isMember && (
            <>
              <Press look={primary} onPress={open}>
                {own.join}
              </Press>
              <Press onPress={() => void session.lookAgain()}>{own.joined}</Press>
            </>
          )}
          <Press look={quiet} onPress={() => void session.logOut()}>
            {own.logOut}
          </Press>
        </>
      )}
      {step === 'LINKING' && (
        <>
          <Said>{own.linking}</Said>
          <Press look={primary} onPress={open}>
            {own.link}
          </Press>
          <Press onPress={logIn}>{own.linked}</Press>
        </>
      )}
      {step === 'AWAY' && (
        <>
          <Said>{bookingAddress ? own.awayWithBooking : own.away}</Said>
          <Press look={primary} onPress={() => void window.open(bookingAddress ?? site, '_blank', 'noopener')}>
            {bookingAddress ? own.finish : own.open}
          </Press>
        </>
      )}
      {step === 'FAILED' && (
        <>
          <p className={alert} role="alert">
            {own.failed}. {message}
          </p>
          <Press onPress={logIn}>{own.retry}</Press>
        </>
      )}
      {(step === 'OUT' || step === 'PENDING') && (
        <Press look={primary} isPending={step === 'PENDING'} onPress={logIn}>
          {step === 'PENDING' ? own.pending : own.logIn}
        </Press>
      )}
    </div>
  )
}

function Said({ children }: { readonly children: ReactNode }) {
  return (
    <p className={text} role="status">
      {children}
    </p>
  )
}

interface PressProps {
  readonly look?: string
  readonly isPending?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

// The browser's own button: the log-in alone must weigh next to nothing.
function Press({ look = secondary, isPending = false, onPress, children }: PressProps) {
  return (
    <button type="button" className={look} aria-disabled={isPending} onClick={() => isPending || onPress()}>
      {children}
    </button>
  )
}
