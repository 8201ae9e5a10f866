import type { Answer } from '@delebil/core-api'
import {
  type AdminCalls,
  type AdminKey,
  type AdminResource,
  type AnyRecord,
  adminResources,
} from '@delebil/core-api/admin'
import { answerOf, keyOf, useAsked } from '@delebil/core-api/react'
import type { Option } from '@delebil/ui'
import { formatPhone } from '@delebil/validation'
import { formatDate, membershipStateText } from '@delebil/validation/text'
import { useAdminHost } from '../admin-host.ts'
import { titleOf } from '../screen/screen.ts'
import { texts } from '../texts.ts'
import { formatValue } from './format-value.ts'

const FOUND = 20

/** What a picker offers for what is typed, found by the server; nothing is asked without a text. */
export function useOptions(of: AdminKey, q: string | undefined) {
  const { api, organizationId: orgId, now } = useAdminHost()
  const ask = async (): Promise<readonly Option[]> => {
    if (of === 'persons') {
      const people = await api.call('persons.options', { query: { orgId, size: FOUND, ...(q && { q }) } })
      return answerOf(people).data.map((person) => toPerson(person, now()))
    }
    // Only what is in use can be billed.
    if (of === 'products') {
      const products = await api.call('products.search', { query: { orgId, size: String(FOUND), ...(q && { q }) } })
      return answerOf(products).data.map(toProduct)
    }
    const resource: AdminResource = adminResources[of]
    const found = await api.list(of, { orgId, q: q || undefined, size: FOUND })
    return answerOf(found).data.map((record: AnyRecord) => ({
      id: String(record.id),
      label: titleOf(resource, record),
      note: noteOf(resource, record),
      isFound: true,
    }))
  }
  const key = keyOf(`${of}.found`, q, orgId)
  const { data: options = [], isLoading } = useAsked(key, q === undefined ? undefined : ask, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  return { options, isLoading } as const
}

type Product = Answer<AdminCalls['products.search']>['data'][number]

const toProduct = ({ id, productNumber, name }: Product): Option => ({
  id: String(id),
  label: [productNumber, name].join(' · '),
  isFound: true,
})

type Person = Answer<AdminCalls['persons.options']>['data'][number]

/** A person by what tells those of one name apart: phone, address, membership with its state, and the latest trip. */
export function toPerson({ id, name, email, phone, memberships, lastTrip }: Person, now: Date): Option {
  const own = memberships.map(({ name: membership, state }) =>
    state === 'ACTIVE' ? membership : `${membership} (${membershipStateText[state as 'PAUSED'] ?? state})`,
  )
  const trip =
    lastTrip === null
      ? []
      : [new Date(lastTrip.end) > now ? texts.onTrip : texts.lastTrip(formatDate(new Date(lastTrip.start)))]
  return {
    id: String(id),
    label: name,
    aside: phone === null ? undefined : formatPhone(phone),
    note: [email, ...own, ...trip].join(' · '),
    isFound: true,
  }
}

function noteOf({ fields, note = [] }: AdminResource, record: AnyRecord): string | undefined {
  const words = note.map((name) => (fields[name] ? formatValue(fields[name], record[name]) : ''))
  return words.filter((word) => word !== '').join(' · ') || undefined
}
