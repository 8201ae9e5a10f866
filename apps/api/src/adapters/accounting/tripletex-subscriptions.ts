import * as v from 'valibot'
import { type Books, subscriptionStates, webhookHeader } from './port.ts'
import type { TripletexCall } from './tripletex-client.ts'
import type { Listing } from './tripletex-listing.ts'

const path = '/event/subscription'
const subscription = v.object({
  id: v.number(),
  event: v.string(),
  targetUrl: v.string(),
  status: v.picklist(subscriptionStates),
})

/** What calls us. */
export const openTripletexSubscriptions = (
  call: TripletexCall,
  listAll: Listing,
): Pick<Books, 'subscriptions' | 'subscribe' | 'unsubscribe'> => ({
  subscriptions: () => listAll(subscription, path, {}),
  subscribe: async (event, targetUrl, authHeaderValue) => {
    await call(v.unknown(), 'POST', path, {
      body: { event, targetUrl, authHeaderName: webhookHeader, authHeaderValue },
    })
  },
  unsubscribe: async (id) => {
    await call(v.unknown(), 'DELETE', `${path}/${id}`)
  },
})
