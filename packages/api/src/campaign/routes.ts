import { endpoints } from '@irodori/contract/endpoints'
import { busyAsFailure } from '../http/busyAsFailure.ts'
import type { Register } from '../http/register.ts'
import type { CampaignDeps } from './enterCampaign.ts'
import { enterCampaign } from './enterCampaign.ts'

export function campaignRoutes(register: Register, deps: CampaignDeps): void {
  register.forAnyone(endpoints.enterTheatre1810, ({ body, upload, language }) =>
    busyAsFailure(enterCampaign(deps, 'theatre1810', body, upload, language)),
  )

  register.forAnyone(endpoints.enterTheatre1905, ({ body, upload, language }) =>
    busyAsFailure(enterCampaign(deps, 'theatre1905', body, upload, language)),
  )
}
