/** One entry of whoami's organizationPermissions. */
export type OrganizationPermissions = { organizationId: string | number; permissions: readonly string[] }

/** The organisations that a person has any permission in; only these are listed. */
export function administeredOrganizations<O extends { id: string | number }>(
  organizations: readonly O[],
  granted: readonly OrganizationPermissions[],
): O[] {
  const ids = new Set<string | number>(
    granted.filter(({ permissions }) => permissions.length > 0).map((entry) => entry.organizationId),
  )
  return organizations.filter(({ id }) => ids.has(id))
}

/** The organisation selected without asking: the chosen one if listed, or the only one; undefined when a choice is due. */
export function selectOrganization<O extends { id: string | number }>(
  listed: readonly O[],
  chosenId: O['id'] | undefined,
): O | undefined {
  return listed.find(({ id }) => id === chosenId) ?? (listed.length === 1 ? listed[0] : undefined)
}
