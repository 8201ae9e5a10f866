import { type MembershipType, NAME_MAX_LENGTH } from '@delebil/core-api'
import { EmptyState, TextField } from '@delebil/ui'
import type { ReactNode } from 'react'
import { otherwiseToText } from '../../site/billing-data-form.ts'
import { SiteForm } from '../../site/form/site-form.tsx'
import { paragraph } from '../../site/page/page.css.ts'
import { SectionCard } from '../../site/page/section-card.tsx'
import { BillingFields, methodOf } from '../billing-data/billing-fields.tsx'
import { AcceptTerms } from './accept-terms.tsx'
import { JoiningPerson } from './joining-person.tsx'
import { membershipTexts } from './membership-texts.ts'
import { NextSteps } from './next-steps.tsx'
import { TypeCards } from './type-cards.tsx'
import { type JoinOptions, useJoin } from './use-join.ts'

const { join } = membershipTexts

export interface JoinFormProps extends Omit<JoinOptions, 'type'> {
  readonly types: readonly MembershipType[]
  /** What is asked before the type. */
  readonly children: ReactNode
}

/** Three short steps and one button: the type, the person, the name with the terms. */
export function JoinForm({ types, children, ...options }: JoinFormProps) {
  const { draft, onDraft } = options
  const type = types.find(({ id }) => id === draft.typeId) ?? types[0]
  const joining = useJoin({ ...options, type })
  const { form, isVisitor } = joining
  function choose(id: number): void {
    onDraft({ typeId: id })
    joining.fitTitle(types.find((candidate) => candidate.id === id)?.kind === 'COMPANY')
  }
  const kind = (
    <SectionCard heading={join.kindStep}>
      {children}
      {type ? (
        <TypeCards types={types} value={type.id} onChange={choose} />
      ) : (
        <EmptyState heading={join.noTypes} level={3}>
          {join.noTypesText}
        </EmptyState>
      )}
    </SectionCard>
  )
  if (!type) return kind
  const isCompany = type.kind === 'COMPANY'
  return (
    <SiteForm form={form} submit={join.submit}>
      {kind}
      <JoiningPerson joining={joining} />
      <SectionCard heading={join.billingStep}>
        <p className={paragraph}>{isCompany ? join.billingLaterCompany : join.billingLater}</p>
        <BillingFields
          isCompany={isCompany}
          field={form.field}
          isEhf={form.values.invoiceMethod === 'EHF'}
          onEhf={(isEhf) => form.set({ invoiceMethod: methodOf(isEhf) })}
          emailHelp={otherwiseToText(join.you)}
          isOptional
        />
      </SectionCard>
      <SectionCard heading={join.lastStep}>
        <TextField
          label={isCompany ? join.companyName : join.name}
          maxLength={NAME_MAX_LENGTH}
          autoComplete={isCompany ? 'organization' : 'off'}
          {...form.field('title')}
        />
        {type.organizationNumberRequired && (
          <TextField
            label={join.organizationNumber}
            help={join.organizationNumberHelp}
            inputMode="numeric"
            maxLength={20}
            {...form.field('organizationNumber')}
          />
        )}
        <AcceptTerms version={type.termsVersion} organizationId={type.organizationId} {...joining.terms} />
      </SectionCard>
      <NextSteps type={type} isVisitor={isVisitor} />
    </SiteForm>
  )
}
