import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { errorMessage, icon } from './error-message.css.ts'

/** What went wrong and what to do next, at the place where it happened; read out at once. Keep it mounted, empty, to be sure of that. */
export function ErrorMessage({ children }: { children?: ReactNode }) {
  return (
    <div role="alert">
      {children !== undefined && children !== null && (
        <p className={errorMessage}>
          <span className={icon}>
            <Icon of={CircleAlert} />
          </span>
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
