import { declareJourneys } from './journeys.ts'
import { startFirefox } from './start-firefox.ts'

declareJourneys('Firefox', startFirefox, 'member', 0)
