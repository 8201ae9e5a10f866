import { buildBundles } from './build-bundles.mjs'
import { packageBundles, startBundles } from './bundles.mjs'
import { compilePackages, emptyPackages } from './compile-packages.mjs'
import { setUp } from './set-up.mjs'
import { forgetAll } from './stamp.mjs'

await setUp()
forgetAll()
emptyPackages()
const failure = (await compilePackages()) ?? (await buildBundles([...packageBundles, ...startBundles]))
if (failure) {
  console.error(failure)
  process.exit(1)
}
