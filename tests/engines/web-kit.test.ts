import { declareJourneys } from './journeys.ts'
import { startWebKit } from './start-web-kit.ts'

declareJourneys('WebKit', startWebKit, 'employee', 1)
