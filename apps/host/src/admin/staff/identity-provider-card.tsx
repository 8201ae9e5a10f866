import { Failed, useAdminChange, useAdminHost } from '@delebil/admin-components'
import type { IdentityProviderRecord } from '@delebil/core-api/admin'
import { Button, ConfirmDialog, Skeleton } from '@delebil/ui'
import { useState } from 'react'
import { useSettle } from '../shared/use-settle.ts'
import { IdentityProviderForm } from './identity-provider-form.tsx'
import { identityProviderTexts as own } from './identity-provider-texts.ts'
import * as css from './staff.css.ts'
import { useIdentityProvider } from './use-staff.ts'

/** Where the staff log in with what they have already. */
export function IdentityProviderCard() {
  const { data, error, again } = useIdentityProvider()
  return (
    <section className={css.card} aria-label={own.name}>
      <h2 className={css.heading}>{own.name}</h2>
      {error !== undefined ? (
        <Failed onAgain={again}>{error}</Failed>
      ) : data ? (
        <Loaded record={data} />
      ) : (
        <Skeleton heightPx={80} />
      )}
    </section>
  )
}

function Loaded({ record }: { readonly record: IdentityProviderRecord }) {
  const mayChange = useAdminHost().permissions.includes('ADMIN_SETTINGS_WRITE')
  const [isSetting, setIsSetting] = useState(false)
  const { provider } = record
  if (isSetting) return <IdentityProviderForm record={record} onDone={() => setIsSetting(false)} />
  return (
    <>
      <p className={css.muted}>
        {provider ? `${own.is(provider.title, provider.issuer)} ${own.steps[`${provider.isSecondStep}`]}` : own.lead}
      </p>
      {mayChange && (
        <div className={css.buttons}>
          <Button onPress={() => setIsSetting(true)}>{provider ? own.change : own.set}</Button>
          {provider && <TryIt />}
          {provider && <Remove version={record.version} title={provider.title} />}
        </div>
      )}
    </>
  )
}

function TryIt() {
  const { api, organizationId: orgId } = useAdminHost()
  const [isPending, setIsPending] = useState(false)
  const [said, setSaid] = useState('')
  const tryIt = async () => {
    setIsPending(true)
    const result = await api.call('identity-provider.try', { query: { orgId } })
    setSaid(result.ok ? own.works : result.refusal.message)
    setIsPending(false)
  }
  return (
    <>
      <Button isPending={isPending} onPress={() => void tryIt()}>
        {own.tryIt}
      </Button>
      <span role="status" className={css.said}>
        {said}
      </span>
    </>
  )
}

function Remove({ version, title }: { readonly version: number; readonly title: string }) {
  const settle = useSettle('staff')
  const { send, isPending } = useAdminChange('identity-provider.remove')
  const [isAsking, setIsAsking] = useState(false)
  const remove = async () => {
    await settle(await send({ body: { version } }), own.removed)
    setIsAsking(false)
  }
  return (
    <>
      <Button variant="quiet" onPress={() => setIsAsking(true)}>
        {own.remove}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        heading={own.remove}
        confirmText={own.remove}
        isPending={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsking(false)}
      >
        {own.removeLead(title)}
      </ConfirmDialog>
    </>
  )
}
