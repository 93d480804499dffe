import { useCall } from '@irodori/client/useCall'
import { listRegionSettings, listRegions, readRegionIntro } from '@irodori/contract/endpoints/help'
import type { Region } from '@irodori/contract/entities/help'
import { type RegionParts, regionParts } from './regionParts.ts'

/** Cache for five minutes. */
const CACHING = { staleTime: 300_000 }

export interface DeliveryInformation {
  readonly regions: readonly Region[]
  readonly parts: RegionParts
  /** '' where the shop has written no introduction. */
  readonly intro: { readonly title: string; readonly content: string }
}

/** RGN-10: the delivery information; undefined while it loads, null if the regions cannot be loaded. */
export function useRegions(): DeliveryInformation | null | undefined {
  const regions = useCall(listRegions, {}, CACHING)
  const intro = useCall(readRegionIntro, {}, CACHING)
  const settings = useCall(listRegionSettings, {}, CACHING)
  if (!regions.data && regions.isError) return null
  if (regions.data?.length === 0) return null
  if (!regions.data || settings.isPending || intro.isPending) return undefined
  return {
    regions: regions.data,
    parts: regionParts(settings.data ?? []),
    intro: intro.data ?? { title: '', content: '' },
  }
}
