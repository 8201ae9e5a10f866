import {
  Failed,
  mayAny,
  type RecordPanel,
  useAdminAnswer,
  useAdminChange,
  useAdminHost,
  useForget,
  useToast,
} from '@delebil/admin-components'
import type { Refusal } from '@delebil/core-api'
import type { PaymentAgreements, Read } from '@delebil/core-api/admin'
import { Button, Checkbox, ErrorMessage, Skeleton, Stack, TextField, useForm } from '@delebil/ui'
import { agreementsTexts as texts } from './agreements-texts.ts'
import * as css from './billing-data.css.ts'

/** What whoever pays for a membership has agreed with the bank; where the club offers none, that it does not. */
function AgreementsOfMembership({ record: { id } }: { readonly record: Read<'memberships'> }) {
  const { permissions } = useAdminHost()
  const { data, error, mutate } = useAdminAnswer('memberships.payment-agreements', { params: { id } })
  const forget = useForget()
  if (error) return <Failed onAgain={() => void mutate()}>{error.message}</Failed>
  if (!data) return <Skeleton heightPx={24} />
  const isKept = data.hasEInvoice || data.directDebitKid !== null
  if (!data.isOffered && !isKept) return <p className={css.lead}>{texts.notOffered}</p>
  const saved = async (now: PaymentAgreements) => {
    await mutate(now, { revalidate: false })
    await forget('memberships')
  }
  const mayWrite = mayAny(permissions, ['BILLING_WRITE'])
  return <AgreementsForm key={data.version} id={id} data={data} mayWrite={mayWrite} onSaved={saved} />
}

interface FormProps {
  readonly id: number
  readonly data: PaymentAgreements
  readonly mayWrite: boolean
  readonly onSaved: (now: PaymentAgreements) => Promise<void>
}

type Values = {
  readonly hasEInvoice: boolean
  readonly directDebitKid: string
  readonly directDebitNotice: boolean
}

function AgreementsForm({ id, data, mayWrite, onSaved }: FormProps) {
  const toast = useToast()
  const changing = useAdminChange('memberships.change-payment-agreements')
  const { hasEInvoice, directDebitKid, directDebitNotice } = data
  const form = useForm<Values, Refusal, { readonly entity: PaymentAgreements }>({
    initial: { hasEInvoice, directDebitKid: directDebitKid ?? '', directDebitNotice },
    send: (values) => changing.send({ params: { id }, body: { version: data.version, ...values } }),
    onDone: ({ entity }) => {
      toast({ tone: 'info', text: texts.saved })
      void onSaved(entity)
    },
  })
  const eInvoice = form.field('hasEInvoice')
  const kid = form.field('directDebitKid')
  const notice = form.field('directDebitNotice')
  const offered = notice.value && data.isBankNotifying ? texts.leadNotified : texts.lead(data.leadDays)
  return (
    <form {...form.props}>
      <Stack gapPx={12}>
        <p className={css.lead}>{data.isOffered ? offered : `${texts.notOffered} ${texts.kept}`}</p>
        <Checkbox isSelected={eInvoice.value} isDisabled={!mayWrite} onChange={eInvoice.onChange}>
          {texts.hasEInvoice}
        </Checkbox>
        <ErrorMessage>{eInvoice.error}</ErrorMessage>
        <TextField
          label={texts.directDebitKid}
          help={texts.kidHelp}
          inputMode="numeric"
          autoComplete="off"
          isReadOnly={!mayWrite}
          {...kid}
        />
        {kid.value.trim() !== '' && (
          <Checkbox isSelected={notice.value} isDisabled={!mayWrite} onChange={notice.onChange}>
            {texts.directDebitNotice}
          </Checkbox>
        )}
        <ErrorMessage>{form.problem}</ErrorMessage>
        {mayWrite && (
          <div>
            <Button {...form.button} isSmall>
              {texts.save}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  )
}

export const agreementsOfMembership: RecordPanel<'memberships'> = {
  key: 'payment-agreements',
  heading: texts.heading,
  access: ['BILLING_READ', 'MEMBERSHIP_READ'],
  Panel: AgreementsOfMembership,
}
