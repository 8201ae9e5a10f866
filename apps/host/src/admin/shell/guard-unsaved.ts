import { createElement, type ReactNode } from 'react'
import type { Location } from 'react-router'
import { UnsavedChanges } from '../../site/form/unsaved-changes.tsx'

/** Asks before what is typed is lost. The router hears one guard only: where nothing is typed there is none. */
export const guardUnsaved = (isUnsaved: boolean): ReactNode =>
  isUnsaved ? createElement(UnsavedChanges, { isUnsaved, placeOf }) : null

/** A record open beside its list has the list's address but for this. */
const placeOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('apne')}`
