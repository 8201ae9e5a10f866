import type { Answer, Contract } from '@delebil/core-api'

/** What is there once one more was added. */
export type Added = Answer<Contract['addPasskey']>
/** An app that waits for its first code. */
export type Begun = Answer<Contract['beginApp']>
