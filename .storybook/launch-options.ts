const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
  // A page of a test lives for seconds: to make its code as quick as can be takes longer than to run it slowly, and threads beside two cores that are busy wait.
  '--js-flags=--no-opt --single-threaded-gc',
]

/** Chromium as most tests start it: quiet, and without WebGL. Drawn without a graphics card, a map takes most of a test's time. */
export const launchOptions = { executablePath, args: [...quiet, '--disable-3d-apis'] }

/** The same for tests that look at the map: WebGL without a graphics card. */
export const withMap = { executablePath, args: [...quiet, '--enable-unsafe-swiftshader'] }
