import { writeFileSync } from 'node:fs'
import { makeReports } from './api-report.mjs'

writeFileSync(process.argv[2], JSON.stringify(makeReports()))
