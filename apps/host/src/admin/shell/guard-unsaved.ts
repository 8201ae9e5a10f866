import { createElement, type ReactNode } from 'react'
import type { Location } from 'react-router'
import { UnsavedChanges } from '../../site/form/unsaved-changes.tsx'

/** Asks before what is typed is lost. The router hears one guard only: where nothing is typed there is none. */
export const guardUnsaved = (isUnsaved: boolean): ReactNode =>
  isUnsaved ? createElement(UnsavedChanges, { isUnsaved, placeOf }) : null

/** A record open beside its list has the list's address but for the first, and a part of a record its address but for the second. */
function placeOf({ pathname, search }: Location): string {
  const query = new URLSearchParams(search)
  return `${pathname} ${query.get('apne')} ${query.get('fane')}`
}
