import { Button } from '@delebil/ui'
import { BriefcaseBusiness } from 'lucide-react'
import { useLocation } from 'react-router'
import { useOnline } from '../../site/context/use-online.ts'
import { goToStaffProvider } from '../../site/session/go-to-staff-provider.ts'
import { logInTexts } from './log-in-texts.ts'
import * as css from './login-box.css.ts'
import { useStaffSignOns } from './use-sign-on.ts'

/** The ways in for the staff of organizations that have a provider of their own; nothing where none has. */
export function StaffSignOnButtons() {
  const offered = useStaffSignOns()
  const isOnline = useOnline()
  const { pathname, search } = useLocation()
  if (offered.length === 0) return null
  return (
    <div className={css.form}>
      {offered.map(({ key, organization, title }) => (
        <Button
          key={key}
          variant="quiet"
          icon={BriefcaseBusiness}
          isWide
          isDisabled={!isOnline}
          onPress={() => goToStaffProvider(key, pathname + search)}
        >
          {logInTexts.signOn.staff(organization, title)}
        </Button>
      ))}
    </div>
  )
}
