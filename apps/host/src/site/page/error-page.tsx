import { Button, LinkButton } from '@delebil/ui'
import { ArrowLeft, CloudOff, Compass, LockKeyhole, type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react'
import { offlineTexts } from '../offline/offline-texts.ts'
import { paths } from '../paths.ts'
import { ErrorFrame } from './error-frame.tsx'
import * as css from './error-page.css.ts'
import { errorTexts } from './error-texts.ts'
import { type Support, SupportContact } from './support-contact.tsx'

/** The spec's error pages; a variant that is not named here is the default, 'Ukjent feil'. */
export type ErrorVariant =
  | 'ERROR_BOUNDARY'
  | 'MISSING_FILE'
  | 'UNKNOWN_URL'
  | 'UNKNOWN_LOCATION_ID'
  | 'EXTENSION_ERROR'
  | 'EDIT_NOTE_ERROR'
  | 'UNAUTHORIZED'
  | 'UNKNOWN'

export interface ErrorPageProps {
  variant: ErrorVariant
  /** The address that nobody knows. */
  address?: string
  support?: Support | undefined
  isAdmin?: boolean
  /** Leads back to where it went wrong, with what was typed there. */
  onBack?: () => void
  /** Asks again for what could not be fetched. */
  onRetry?: () => void
}

const contents: Record<ErrorVariant, { heading: string; text: string; icon: LucideIcon }> = {
  ERROR_BOUNDARY: { ...errorTexts.boundary, icon: TriangleAlert },
  MISSING_FILE: { ...offlineTexts.missingPart, icon: CloudOff },
  UNKNOWN_URL: { ...errorTexts.unknownUrl, icon: Compass },
  UNKNOWN_LOCATION_ID: { ...errorTexts.unknownLocation, icon: Compass },
  EXTENSION_ERROR: { ...errorTexts.extension, icon: TriangleAlert },
  EDIT_NOTE_ERROR: { ...errorTexts.editNote, icon: TriangleAlert },
  UNAUTHORIZED: { ...errorTexts.unauthorized, icon: LockKeyhole },
  UNKNOWN: { ...errorTexts.unknown, icon: TriangleAlert },
}

/** Where loading the page anew may help. */
const refreshTexts: Partial<Record<ErrorVariant, string>> = {
  ERROR_BOUNDARY: errorTexts.boundary.refresh,
  MISSING_FILE: offlineTexts.missingPart.retry,
}

/** What went wrong, what to do about it, and the way on. */
export function ErrorPage({ variant, address, support, isAdmin = false, onBack, onRetry }: ErrorPageProps) {
  const { heading, text, icon } = contents[variant]
  const isUnauthorized = variant === 'UNAUTHORIZED'
  const refresh = refreshTexts[variant]
  const toAdmin = isAdmin && (isUnauthorized || variant === 'UNKNOWN_URL')
  const hasOtherWay = refresh !== undefined || onBack !== undefined || onRetry !== undefined || toAdmin
  return (
    <ErrorFrame icon={icon} heading={heading}>
      <p className={css.text}>{text}</p>
      {address !== undefined && <p className={css.address}>{address}</p>}
      {isUnauthorized && (
        <ul className={css.checks}>
          {errorTexts.unauthorized.checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      )}
      {(isUnauthorized || variant === 'ERROR_BOUNDARY') && support && <SupportContact support={support} />}
      <div className={css.actions}>
        {refresh !== undefined && (
          <Button variant="primary" icon={RotateCw} onPress={() => location.reload()}>
            {refresh}
          </Button>
        )}
        {onRetry && (
          <Button variant="primary" icon={RotateCw} onPress={onRetry}>
            {offlineTexts.missingPart.retry}
          </Button>
        )}
        {onBack && (
          <Button variant="primary" icon={ArrowLeft} onPress={onBack}>
            {errorTexts.back}
          </Button>
        )}
        {toAdmin && (
          <LinkButton variant="primary" href={paths.admin}>
            {errorTexts.toAdmin}
          </LinkButton>
        )}
        {!(isUnauthorized && isAdmin) && (
          <LinkButton variant={hasOtherWay ? 'secondary' : 'primary'} href={paths.findCar}>
            {errorTexts.toFindCar}
          </LinkButton>
        )}
      </div>
    </ErrorFrame>
  )
}
