import { useAdminHost } from '@delebil/admin-components'
import { PLAN_MAX_CARS, type PlanCar, type PlanPlace } from '@delebil/core-api/admin'
import { answerOf, keyOf, useAsked } from '@delebil/core-api/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSite } from '../../site/context/site-context.ts'
import { type Bar, newsBetween, type Plan, toBar } from './plan.ts'
import { type PlanView, windowOf } from './plan-view.ts'

/** Changes that come close together are asked for once. */
const SETTLE_MS = 150
/** As many cars as are seen without scrolling, and more: they are shown while the rest is asked for. */
const FIRST_CARS = 60
const watched = new Set(['reservations', 'admin-reservations', 'assignments', 'cars', 'damages'])
const watchedOfPlaces = new Set(['locations', 'assignments', 'cars'])
const noPlaces: readonly PlanPlace[] = []

/** What is asked for anew with each change; the places of a club are many, and stay. */
type Days = Omit<Plan, 'places'>

interface Fetched {
  /** What was asked. */
  readonly of: string
  readonly plan: Days
}

/** The plan that is looked at. While it is held, news waits: nothing moves under the pointer. */
export function usePlan(view: PlanView, isHeld: boolean) {
  const { api, organizationId: orgId } = useAdminHost()
  const { zoom, day, locationId } = view
  const of = JSON.stringify([zoom, day, locationId])
  const [begun, setBegun] = useState<Fetched>()
  const { data, error, isValidating, mutate } = useAsked(
    keyOf('fleet.plan', of, orgId),
    async (): Promise<Fetched> => {
      const window = windowOf({ zoom, day })
      const asked = { orgId, from: window.start.toISOString(), to: window.end.toISOString(), locationId }
      const [cars, bars]: [PlanCar[], Bar[]] = [[], []]
      let cursor: number | undefined
      for (;;) {
        const size = cursor === undefined ? FIRST_CARS : PLAN_MAX_CARS
        const page = answerOf(await api.call('fleet.plan', { query: { ...asked, size, cursor, places: false } }))
        cars.push(...page.cars)
        bars.push(...page.bars.map(toBar))
        const plan = { window, cars: [...cars], bars: [...bars] }
        if (page.cursor === null) return { of, plan }
        if (cursor === undefined) setBegun({ of, plan })
        cursor = page.cursor
      }
    },
    { revalidateOnFocus: false, keepPreviousData: true, shouldRetryOnError: false },
  )
  useNews(orgId, watched, mutate)
  const places = usePlaces()
  const isWhole = data?.of === of || begun?.of !== of
  const { shown, news, show } = useHeld(isWhole ? data?.plan : begun?.plan, isHeld)
  // The days that were seen before are no answer to these, and neither is a part of what was refused.
  const isAnswer = error === undefined || data?.of === of
  const plan = useMemo(() => shown && { ...shown, places }, [shown, places])
  return {
    plan: isAnswer ? plan : undefined,
    /** The cars that come first are there, and the rest is on its way. */
    isBegun: !isWhole,
    news,
    show,
    isLoading: isValidating,
    refusal: error?.refusal,
    again: () => mutate(),
  } as const
}

/** The places that have cars; none until they have come. */
function usePlaces(): readonly PlanPlace[] {
  const { api, organizationId: orgId } = useAdminHost()
  const { data = noPlaces, mutate } = useAsked(
    keyOf('fleet.plan-places', {}, orgId),
    async () => answerOf(await api.call('fleet.plan-places', { query: { orgId } })).data,
    { revalidateOnFocus: false },
  )
  useNews(orgId, watchedOfPlaces, mutate)
  return data
}

/** Asks anew when staff or a member changed something of this. */
function useNews(orgId: number, resources: ReadonlySet<string>, again: () => unknown) {
  const { live } = useSite()
  const latest = useRef(again)
  latest.current = again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = live.subscribe((event) => {
      if (event.topic !== 'admin' || event.organizationId !== orgId || !resources.has(event.resource)) return
      timer ??= setTimeout(() => {
        timer = undefined
        void latest.current()
      }, SETTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [live, orgId, resources])
}

const isSameView = (one: Days, other: Days) =>
  one.window.start.getTime() === other.window.start.getTime() && one.window.end.getTime() === other.window.end.getTime()

/** The newest, or while held the one that was shown, and how much is new since. */
function useHeld(newest: Days | undefined, isHeld: boolean) {
  const [kept, setKept] = useState(newest)
  const waits = isHeld && kept !== undefined && newest !== undefined && isSameView(kept, newest)
  const news = waits && kept !== newest ? newsBetween(kept, newest) : 0
  if (!waits && kept !== newest) setKept(newest)
  return { shown: waits ? kept : newest, news, show: () => setKept(newest) } as const
}
