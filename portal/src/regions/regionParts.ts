import type { RegionSetting } from '@irodori/contract/entities/help'

type Part = 'INTRO' | 'DAYS' | 'DISTRICTS' | 'VILLAGES' | 'TIMES'

export type RegionParts = Readonly<Record<Part, boolean>>

/** RGN-4: the parts of the delivery information that are shown: all that no setting switches off. */
export const regionParts = (settings: readonly RegionSetting[]): RegionParts => {
  const off = new Set(settings.filter(({ status }) => !status).map(({ settingKey }) => settingKey))
  return {
    INTRO: !off.has('INTRO'),
    DAYS: !off.has('DAYS'),
    DISTRICTS: !off.has('DISTRICTS'),
    VILLAGES: !off.has('VILLAGES'),
    TIMES: !off.has('TIMES'),
  }
}
