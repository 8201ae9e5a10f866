import { Checkbox, ErrorMessage, LinkButton, Stack } from '@delebil/ui'
import type { ProblemCode } from '@delebil/validation/text'
import { paths } from '../../site/paths.ts'
import { inLine } from './membership.css.ts'
import { membershipTexts } from './membership-texts.ts'

const { join } = membershipTexts

export interface AcceptTermsProps {
  version: string
  organizationId: number
  /** Whether they are accepted. */
  value: boolean
  onChange: (isAccepted: boolean) => void
  error: string | undefined
}

export const checkAccepted = (isAccepted: boolean): ProblemCode | undefined => (isAccepted ? undefined : 'field.terms')

/** The tick for the terms. They open beside the form, so that nothing typed is lost. */
export function AcceptTerms({ version, organizationId, value, onChange, error }: AcceptTermsProps) {
  return (
    <Stack gapPx={4} align="start">
      <Checkbox isSelected={value} onChange={onChange} isInvalid={error !== undefined} name="terms">
        {join.accept(version)}
      </Checkbox>
      <ErrorMessage>{error}</ErrorMessage>
      <div className={inLine}>
        <LinkButton href={paths.termsOf(organizationId)} target="_blank" rel="noopener" variant="quiet" isSmall>
          {join.readTerms}
        </LinkButton>
      </div>
    </Stack>
  )
}
