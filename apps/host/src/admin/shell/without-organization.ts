/** What an address asks for beside the organization: the links of the top menu, and of mails, say which. */
export function withoutOrganization(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete('orgId')
  return rest
}
