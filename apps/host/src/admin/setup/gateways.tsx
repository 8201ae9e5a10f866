import { useAdminHost } from '@delebil/admin-components'
import { type GatewayTrial, triedGateways } from '@delebil/core-api/admin'
import { Button } from '@delebil/ui'
import { useState } from 'react'
import * as css from './setup.css.ts'
import { setupTexts as own } from './setup-texts.ts'
import { useSetup } from './use-setup.ts'

type Key = (typeof triedGateways)[number]

/** The services that the server is connected to, each with a way to try it. */
export function Gateways() {
  const { data } = useSetup()
  return (
    <section className={css.section} aria-label={own.gateways}>
      <h2 className={css.heading}>{own.gateways}</h2>
      <p className={css.muted}>{own.gatewaysLead}</p>
      <ul className={css.steps}>
        {triedGateways.map((key) => (
          <Gateway key={key} gateway={key} isConnected={data?.steps.find((step) => step.key === key)?.isDone} />
        ))}
      </ul>
    </section>
  )
}

function Gateway({ gateway, isConnected }: { readonly gateway: Key; readonly isConnected: boolean | undefined }) {
  const { api, organizationId: orgId, permissions } = useAdminHost()
  const [isPending, setIsPending] = useState(false)
  const [said, setSaid] = useState('')
  const name = own.gatewayOf[gateway]
  const tryIt = async () => {
    setIsPending(true)
    setSaid('')
    const result = await api.call('setup.try-gateway', { params: { key: gateway }, query: { orgId } })
    setSaid(result.ok ? whatCame(result.value) : result.refusal.message)
    setIsPending(false)
  }
  return (
    <li className={css.gateway}>
      <span className={css.name}>{name}</span>
      {isConnected === false && <span className={css.muted}>{own.notConnected}</span>}
      {isConnected && permissions.includes('ADMIN_SETTINGS_WRITE') && (
        <Button isSmall isPending={isPending} onPress={() => void tryIt()}>
          {own.tryIt(name)}
        </Button>
      )}
      <span role="status" className={css.said}>
        {said}
      </span>
    </li>
  )
}

const whatCame = ({ outcome, sentTo }: GatewayTrial) =>
  sentTo === null ? own.outcomes[outcome] : `${own.outcomes[outcome]}. ${own.sentTo(sentTo)}`
