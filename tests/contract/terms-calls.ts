import type { Api } from '@delebil/core-api'

/** One good call of each endpoint about what one can join and its terms. */
export const termsCalls = (api: () => Api) => ({
  listMembershipTypes: () => api().listMembershipTypes({ query: { partnerKey: 'havna' } }),
  getTerms: () => api().getTerms({ query: { orgId: 1 } }),
  listTermsToAccept: () => api().listTermsToAccept({}),
  acceptTerms: () => api().acceptTerms({ params: { id: 2 }, body: { version: '2026-1' } }),
})
