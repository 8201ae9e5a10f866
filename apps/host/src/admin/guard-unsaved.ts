import { createElement, type ReactNode } from 'react'
import { UnsavedChanges } from '../account/unsaved-changes.tsx'

/** Asks before what is typed is lost. The router hears one guard only: where nothing is typed there is none. */
export const guardUnsaved = (isUnsaved: boolean, within?: string): ReactNode =>
  isUnsaved ? createElement(UnsavedChanges, { isUnsaved, within }) : null
