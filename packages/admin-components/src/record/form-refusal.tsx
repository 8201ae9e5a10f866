import type { AnyRecord } from '@delebil/core-api/admin'
import { Stack } from '@delebil/ui'
import type { Screen } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { AffectedNotice } from './affected-notice.tsx'
import { ErrorSummary, focusIn } from './error-summary.tsx'
import { MergeNotice } from './merge-notice.tsx'
import { OverrideNotice } from './override-notice.tsx'
import type { useRecordForm } from './use-record-form.ts'

interface FormRefusalProps {
  readonly screen: Screen
  readonly record: AnyRecord | undefined
  readonly form: ReturnType<typeof useRecordForm>
  /** The fields as they stand in the form. */
  readonly order: readonly string[]
  readonly idOf: (name: string) => string
  /** There is a place where those are helped whom a change affects. */
  readonly leadsOn: boolean
}

/** Why it was not saved, with the way to each field and what helps; what passes it on purpose stands there too. */
export function FormRefusal({ screen, record, form, order, idOf, leadsOn }: FormRefusalProps) {
  const { resource, RefusalHelp, affectedHeading = texts.affectedHeading } = screen
  const { affected, code, isPending } = form
  const confirm = (why: string) => void form.submit(why)
  const help = RefusalHelp && code !== undefined && (
    <RefusalHelp
      code={code}
      draft={form.values}
      record={record}
      goTo={(name: string) => focusIn(idOf(name))}
      set={form.set}
    />
  )
  return (
    <Stack gapPx={12}>
      <MergeNotice screen={screen} form={form} />
      <ErrorSummary
        resource={resource}
        errors={form.errors}
        message={form.isOverridable ? undefined : form.message}
        order={order}
        idOf={idOf}
      >
        {help}
      </ErrorSummary>
      {affected && (
        <AffectedNotice
          affected={affected}
          heading={affectedHeading(affected.length)}
          leadsOn={leadsOn}
          isPending={isPending}
          onConfirm={confirm}
        />
      )}
      {form.isOverridable && (
        <OverrideNotice
          message={form.message}
          confirmText={record ? texts.saveAnyway : texts.override}
          isPending={isPending}
          onConfirm={confirm}
        >
          {help}
        </OverrideNotice>
      )}
    </Stack>
  )
}
