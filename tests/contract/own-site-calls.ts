import { firstRunCalls } from './first-run-calls.ts'
import { secondStepCalls } from './second-step-calls.ts'

/** Calls that each have a site of their own: what they do changes everything after them. */
export const ownSiteCalls = { ...firstRunCalls, ...secondStepCalls }
