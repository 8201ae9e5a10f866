/** One SQL expression: the version of a membership type's terms at the moment of a parameter: its own, or a later one of the club. */
export const termsInForce = (type: string, parameter: string): string => `coalesce((
  select later.version from terms later where later.organization_id = ${type}.organization_id and later.valid_from <= ${parameter}
    and later.valid_from > (select valid_from from terms
      where organization_id = ${type}.organization_id and version = ${type}.terms_version)
  order by later.valid_from desc limit 1), ${type}.terms_version)`

/** The same of a membership `m` whose type is the alias: one without a type has the club's latest. */
export const termsOfMembership = (
  type: string,
  parameter: string,
): string => `coalesce(${termsInForce(type, parameter)}, (
  select version from terms where organization_id = m.organization_id and valid_from <= ${parameter}
  order by valid_from desc limit 1))`
