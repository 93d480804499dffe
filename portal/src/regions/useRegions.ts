import { useCall } from '@irodori/client/react'
import type { Region } from '@irodori/contract'
import { listRegionSettings, listRegions, readRegionIntro } from '@irodori/contract/endpoints/help'
import { type RegionParts, regionParts } from './regionParts.ts'

/** Milliseconds for which what the carrier says is taken as unchanged. */
const FRESH = { staleTime: 300_000 }

export interface RegionsKnown {
  readonly regions: readonly Region[]
  readonly parts: RegionParts
  /** '' where the shop has written nothing. */
  readonly intro: { readonly title: string; readonly content: string }
}

/** RGN-10: all that is told of the delivery; undefined while it comes, and null where the regions cannot be read. */
export function useRegions(): RegionsKnown | null | undefined {
  const regions = useCall(listRegions, {}, FRESH)
  const intro = useCall(readRegionIntro, {}, FRESH)
  const settings = useCall(listRegionSettings, {}, FRESH)
  if (regions.isError || regions.data?.length === 0) return null
  if (!regions.data || settings.isPending || intro.isPending) return undefined
  return {
    regions: regions.data,
    parts: regionParts(settings.data ?? []),
    intro: intro.data ?? { title: '', content: '' },
  }
}
