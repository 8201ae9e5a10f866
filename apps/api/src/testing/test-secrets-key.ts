import { createSeal } from '../platform/seal.ts'

/** What the contexts of tests seal with. */
export const testSecretsKey = 'a secret that is only for tests'

/** SQL: the secret of an identity provider as the server keeps it. */
export const sealedProviderSecret = `'\\x${createSeal(testSecretsKey, 'identity provider').seal('hemmelig').toString('hex')}'`
