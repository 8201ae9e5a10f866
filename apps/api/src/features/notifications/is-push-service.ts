/** Whether an address is one of the push services that browsers use: nobody may make this server call anywhere else. */
export const isPushService = (endpoint: string, hosts: string): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, password, port } = new URL(endpoint)
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return false
  return hosts
    .split(',')
    .some((host) => host !== '' && (hostname === host.trim() || hostname.endsWith(`.${host.trim()}`)))
}
